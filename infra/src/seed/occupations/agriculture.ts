import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const agriculture: readonly Occupation[] = [
  {
    key: 'agronomist-coffee',
    industry: 'agriculture',
    setting: 'plantation',
    titles: [
      ['Field Agronomist – Coffee', 'Mid level', 42, 58],
      ['Coffee Extension Officer', 'Entry level', 30, 42],
      ['Senior Agronomist – Coffee', 'Senior level', 66, 90],
    ],
    purpose: lines`
      {company} buys from thousands of growers and wants each tree to bear more. We are looking for a {title} in {town}.
      Old trees, coffee berry borer and tired soils: {company} needs a {title} with answers that growers can afford.
    `,
    work: lines`
      You will run demonstration blocks, teach pruning and shade management, and lead the fight against coffee berry borer.
      Growers' groups meet under a tree and not in an office, and listen to people who can use a bush knife.
      Certification (organic, Fairtrade, Rainforest) brings a premium; you will help groups to earn and keep it.
    `,
    responsibilities: lines`
      Train growers in pruning, spacing, shade and soil care
      Monitor pests and diseases and lead control campaigns
      Run nurseries and demonstration blocks
      Estimate the crop and report by area
      Support groups in certification and internal inspections
      Keep field data on the tablet
    `,
    requirements: lines`
      Degree or diploma in agriculture
      Experience with coffee; cocoa or tea considered
      Knowledge of coffee berry borer control
      Motorbike licence
      At ease in villages and able to speak Tok Pisin well
    `,
    skills: words`Agronomy, Coffee berry borer control, Pruning, Nursery management, Farmer training, Certification, Soil sampling`,
    done: lines`
      Trained 1,200 coffee growers in pruning and berry borer control
      Raised yields on demonstration blocks from 400 to 900 kg of green bean per hectare
      Brought six grower groups through organic certification
      Ran a nursery of 60,000 seedlings
    `,
    awards: [
      ['Bachelor of Science in Agriculture', 'natural'],
      ['Diploma in Tropical Agriculture', 'natural'],
    ],
    tickets: words`Motorbike licence, Pesticide handling`,
  },
  {
    key: 'coffee-quality',
    industry: 'agriculture',
    setting: 'plant',
    titles: [
      ['Coffee Grader', 'Entry level', 24, 34],
      ['Coffee Cupper and Quality Officer', 'Mid level', 40, 56],
      ['Dry Mill Manager', 'Management', 80, 105],
    ],
    purpose: lines`
      {company} exports to roasters who taste every lot. We need a {title} who does it first.
      {company} is looking for a {title} for its mill in {town}.
    `,
    work: lines`
      You will grade parchment and green bean, roast samples and cup up to forty lots a day in the season.
      What you find goes back to wet mills and growers, with a price that rewards good picking.
      Between May and September the mill runs day and night.
    `,
    responsibilities: lines`
      Sample, grade and cup incoming and outgoing lots
      Check moisture, screen size and defects
      Build blends to the contract
      Keep lot records traceable to the grower group
      Train buyers and wet mill operators
    `,
    requirements: lines`
      Certificate or degree in food technology, agriculture or science
      Trained palate; Q grader licence an advantage
      Two seasons in coffee or cocoa quality
      Good record keeping
    `,
    skills: words`Cupping, Green grading, Sample roasting, Moisture testing, Blending, Traceability`,
    done: lines`
      Graded and cupped about thirty lots a day during the season
      Traced a phenolic taint to one wet mill and helped to fix its fermentation
      Prepared A and PSC grade shipments for Europe and Australia
      Taught parchment buyers to price on quality
    `,
    awards: [
      ['Bachelor of Science in Food Technology', 'unitech'],
      ['Certificate in Coffee Quality', 'trade'],
    ],
    tickets: words`Q grader, Food safety`,
  },
  {
    key: 'cocoa-extension-officer',
    industry: 'agriculture',
    setting: 'field',
    titles: [
      ['Cocoa Extension Officer', 'Entry level', 28, 40],
      ['Cocoa Programme Coordinator', 'Senior level', 62, 84],
      ['Fermentary Supervisor', 'Mid level', 34, 46],
    ],
    purpose: lines`
      Cocoa pod borer nearly ended cocoa here; good husbandry brought it back. {company} is looking for a {title} in {town}.
      {company} is recruiting a {title} to work with cocoa families in {province}.
    `,
    work: lines`
      You will teach weekly harvesting, pruning and sanitation, hand out hybrid clones and follow up block by block.
      Half of our lead farmers are women, and training hours are set so that mothers can come.
      Quality is decided in the fermentary: you will show what six days and a good turn can do.
    `,
    responsibilities: lines`
      Train families in integrated pest and disease management
      Manage budwood gardens and clone distribution
      Visit lead farmers each month and keep block records
      Advise on fermentation, drying and storage
      Link growers with buyers and savings clubs
    `,
    requirements: lines`
      Diploma or degree in agriculture
      Practical cocoa or coconut experience
      Motorbike or boat handling an advantage
      Respectful with women and youth groups
    `,
    skills: words`Cocoa pod borer management, Budding and grafting, Fermentation, Farmer training, Block records, Motorbike riding`,
    done: lines`
      Trained eighty lead farmers in pod borer management
      Distributed 40,000 hybrid clones from a village budwood garden
      Helped three fermentaries to win export quality awards
      Kept block records for 700 families
    `,
    awards: [
      ['Bachelor of Tropical Agriculture', 'natural'],
      ['Diploma in Tropical Agriculture', 'natural'],
    ],
    tickets: words`Motorbike licence, Boat operator`,
  },
  {
    key: 'plantation-manager',
    industry: 'agriculture',
    setting: 'plantation',
    titles: [
      ['Plantation Cadet', 'Entry level', 32, 42],
      ['Assistant Plantation Manager – Oil Palm', 'Mid level', 60, 82],
      ['Plantation Manager', 'Management', 105, 145],
    ],
    purpose: lines`
      {company} is looking for a {title} who is in the field before the first bunch is cut.
      {company} manages thousands of hectares near {town} and needs a {title} to lead people and palms.
    `,
    work: lines`
      You will lead gangs of harvesters and upkeep workers, hold the morning muster and walk your blocks every day.
      Targets are set in tonnes, but they are met by good paths, fair task rates and sharp tools.
      RSPO rules on land, water and housing apply and are audited.
    `,
    responsibilities: lines`
      Plan and supervise harvesting, manuring and upkeep
      Hold muster and keep checkroll and task rates fair
      Keep yields, costs and rainfall records
      See to worker housing, water and safety
      Work with smallholders and neighbouring villages
    `,
    requirements: lines`
      Degree or diploma in agriculture or plantation management
      Three years on an estate for manager positions
      Knowledge of RSPO or Rainforest standards
      Class 3 licence and motorbike licence
    `,
    skills: words`Oil palm husbandry, Labour supervision, Yield planning, RSPO, Budgeting, Worker safety`,
    done: lines`
      Managed 1,100 hectares of oil palm and 180 workers
      Lifted yield from 19 to 23 tonnes per hectare by better harvesting rounds
      Prepared a division for its RSPO audit without a major finding
      Cut lost time injuries by half with better sickles and gloves
    `,
    awards: [['Bachelor of Science in Agriculture', 'natural']],
    tickets: words`RSPO lead assessor, Pesticide handling, Class 3 licence`,
  },
  {
    key: 'livestock-officer',
    industry: 'agriculture',
    setting: 'plantation',
    titles: [
      ['Poultry Farm Technician', 'Entry level', 22, 32],
      ['Livestock Officer', 'Mid level', 36, 50],
      ['Farm Manager – Poultry', 'Management', 78, 104],
    ],
    purpose: lines`
      {company} produces chicken and eggs for half the country and is looking for a {title} near {town}.
      {company} has a vacancy for a {title} who sees at a glance when a flock is not well.
    `,
    work: lines`
      You will manage sheds of 20,000 birds with outgrowers, from day-old chicks to catching.
      Biosecurity is strict: shower in, boots changed, no birds at home.
      Feed conversion and mortality are posted weekly, and the best outgrower gets a freezer at Christmas.
    `,
    responsibilities: lines`
      Check flocks, feed, water and ventilation daily
      Vaccinate and treat by the veterinary plan
      Keep biosecurity and mortality records
      Advise outgrowers on shed management
      Plan catching with the processing plant
    `,
    requirements: lines`
      Certificate, diploma or degree in livestock or agriculture
      Experience in commercial poultry or pigs
      Willing to live on the farm
      Basic spreadsheet skills
    `,
    skills: words`Poultry management, Biosecurity, Vaccination, Feed conversion, Outgrower support, Record keeping`,
    done: lines`
      Managed four broiler sheds of 20,000 birds each
      Brought mortality down from 7 to 4 percent by better brooding
      Visited thirty outgrowers every fortnight
      Kept biosecurity logs that passed each inspection
    `,
    awards: [
      ['Diploma in Animal Science', 'natural'],
      ['Certificate in Agriculture', 'trade'],
    ],
    tickets: words`Animal vaccination, Forklift`,
  },
  {
    key: 'fisheries-officer',
    industry: 'agriculture',
    setting: 'plant',
    titles: [
      ['Fish Processing Supervisor', 'Mid level', 32, 44],
      ['Fisheries Observer', 'Entry level', 30, 44],
      ['Seafood Quality Officer', 'Mid level', 38, 52],
    ],
    purpose: lines`
      Good fish is lost in the first hour. {company} needs a {title} in {town} to see that ours is not.
      {company} is looking for a {title} who keeps fish cold, records honest and buyers happy.
    `,
    work: lines`
      You will check catch on arrival, grade, log temperature and see that each lot can be traced to a boat.
      Exports to Europe and Japan depend on HACCP, so shortcuts are not taken.
      Village fishers deliver by dinghy; you will teach them icing and handling.
    `,
    responsibilities: lines`
      Receive, grade and record catch
      Monitor temperatures, histamine and hygiene under HACCP
      Supervise processing lines and cold store
      Train village fishers in handling and sizes
      Prepare catch documents for export
    `,
    requirements: lines`
      Certificate, diploma or degree in fisheries or food technology
      HACCP training
      Experience on a vessel or in a processing plant
      Fit for cold rooms and wet floors
    `,
    skills: words`HACCP, Fish grading, Cold chain, Catch documentation, Hygiene, Species identification`,
    done: lines`
      Supervised a line of thirty workers packing loins and whole fish
      Kept HACCP records that passed a European inspection
      Served fourteen trips as observer on purse seiners
      Trained village fishers to ice their catch at sea
    `,
    awards: [
      ['Bachelor of Science in Fisheries and Marine Resources', 'natural'],
      ['Certificate in Fish Processing', 'trade'],
    ],
    tickets: words`HACCP, Basic sea safety`,
  },
];
