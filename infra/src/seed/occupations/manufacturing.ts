import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const manufacturing: readonly Occupation[] = [
  {
    key: 'production-supervisor',
    industry: 'manufacturing',
    setting: 'plant',
    titles: [
      ['Machine Operator', 'Entry level', 15, 22],
      ['Production Supervisor', 'Mid level', 40, 56],
      ['Production Manager', 'Management', 105, 140],
    ],
    purpose: lines`
      {company} makes things that every household in the country knows. We are looking for a {title} in {town}.
      {company} needs a {title} who keeps the line running and the team smiling.
    `,
    work: lines`
      You will set up, run and watch the line, and change over in less time than last month.
      Output, waste and safety are written on the board at the end of each hour.
      Small stops are solved by the team and large ones by the fitters.
    `,
    responsibilities: lines`
      Run production to plan and standard
      Lead or work in a shift team of up to thirty
      Record output, waste and downtime
      Keep hygiene and safety rules
      Hand over to the next shift in person
    `,
    requirements: lines`
      Experience in a factory; supervisors with three years
      Grade 10, diploma or degree for senior positions
      Able to work shifts
      Safety-minded
    `,
    skills: words`Production planning, Line supervision, Lean manufacturing, Food safety, Shift work, Downtime reduction`,
    done: lines`
      Led a shift of twenty-eight on a biscuit line
      Cut change-over time from ninety to fifty minutes
      Reduced waste from 5 to 2.8 percent
      Trained operators on two machines each
    `,
    awards: [
      ['Diploma in Mechanical Engineering', 'trade'],
      ['Bachelor of Science in Food Technology', 'unitech'],
      ['Grade 10 Certificate', 'secondary'],
    ],
    tickets: words`Food safety, First aid`,
  },
  {
    key: 'quality-assurance',
    industry: 'manufacturing',
    setting: 'plant',
    titles: [
      ['Quality Assurance Technician', 'Entry level', 28, 40],
      ['Quality Assurance Officer', 'Mid level', 44, 62],
      ['Food Technologist', 'Senior level', 72, 98],
    ],
    purpose: lines`
      {company} is looking for a {title} who may stop the line and knows when to.
      {company} seeks a {title} for its plant in {town}.
    `,
    work: lines`
      You will test raw material, product and packaging and keep HACCP records that a stranger could follow.
      Complaints are traced to the hour and the answer goes back to the customer.
      New products are tried in the test kitchen first.
    `,
    responsibilities: lines`
      Test raw material, process and product
      Keep HACCP and quality records
      Release or hold batches
      Investigate complaints
      Train operators in hygiene
    `,
    requirements: lines`
      Diploma or degree in food technology, chemistry or biology
      Experience in a food plant or laboratory
      HACCP certificate
      Exact and firm
    `,
    skills: words`HACCP, Quality testing, Food microbiology, Root cause analysis, ISO 22000, Hygiene training`,
    done: lines`
      Kept HACCP records of a cannery through customer audits
      Set up a small microbiology bench
      Traced a taste complaint to a change of packaging ink
      Trained 120 operators in hygiene
    `,
    awards: [
      ['Bachelor of Science in Food Technology', 'unitech'],
      ['Bachelor of Science in Chemistry', 'upng'],
    ],
    tickets: words`HACCP, Internal auditor ISO 22000`,
  },
  {
    key: 'maintenance-planner',
    industry: 'manufacturing',
    setting: 'plant',
    titles: [
      ['Maintenance Fitter', 'Mid level', 42, 58],
      ['Maintenance Planner', 'Mid level', 64, 88],
      ['Engineering Manager', 'Management', 130, 170],
    ],
    purpose: lines`
      {company} would rather plan a stop than suffer one. We need a {title} in {town}.
      {company} is looking for a {title} for conveyors, boilers, compressors and packing machines.
    `,
    work: lines`
      You will plan and do maintenance, keep critical spares and learn from each breakdown.
      Machines come from five countries and six decades.
      Weekends are used for planned work and paid as such.
    `,
    responsibilities: lines`
      Plan and carry out preventive maintenance
      Repair mechanical and pneumatic equipment
      Keep spares and machine history
      Support production during change-overs
      Work by lock-out and permit rules
    `,
    requirements: lines`
      Trade certificate or degree in mechanical engineering
      Three years in a factory or mill
      Reads drawings; basic electrical knowledge
      Safe habits
    `,
    skills: words`Preventive maintenance, Pneumatics, Boilers, Conveyors, Lock-out, Spares planning, Mechanical fitting`,
    done: lines`
      Kept packing lines at 92 percent availability
      Overhauled a boiler feed system in a weekend stop
      Built a spares list that ended two-week waits
      Repaired gearboxes, pumps and pneumatic cylinders
    `,
    awards: [
      ['NATTB Trade Certificate, Maintenance Fitting', 'trade'],
      ['Bachelor of Engineering in Mechanical Engineering', 'unitech'],
    ],
    tickets: words`Boiler attendant, Forklift licence`,
  },
  {
    key: 'sawmill',
    industry: 'manufacturing',
    setting: 'workshop',
    titles: [
      ['Sawmill Operator', 'Entry level', 18, 26],
      ['Cabinet Maker', 'Mid level', 28, 40],
      ['Timber Yard Supervisor', 'Mid level', 38, 52],
    ],
    purpose: lines`
      {company} saws and finishes kwila, rosewood and taun for homes here and abroad. We are looking for a {title}.
      {company} in {town} needs a {title} who knows wood by its smell.
    `,
    work: lines`
      You will saw, dry, plane or join timber that comes with a legal trail from the forest.
      Blades are sharp, guards are on and ears are covered.
      Offcuts become toys and stools, which apprentices make.
    `,
    responsibilities: lines`
      Operate saws and machines by the safe method
      Grade and stack timber
      Make joinery and furniture to drawings
      Check moisture and finish
      Keep machines clean and sharp
    `,
    requirements: lines`
      Experience in a sawmill or joinery
      Trade certificate for cabinet makers
      Careful with machines
      Fit for physical work
    `,
    skills: words`Sawmilling, Timber grading, Joinery, Kiln drying, Machine maintenance, Furniture making`,
    done: lines`
      Operated a band saw and edger at 18 cubic metres a shift
      Graded kwila decking for export
      Made school desks and office furniture
      Sharpened and set blades
    `,
    awards: [
      ['NATTB Trade Certificate, Joinery', 'trade'],
      ['Certificate in Timber Processing', 'trade'],
    ],
    tickets: words`Forklift licence, First aid`,
  },
  {
    key: 'auto-mechanic',
    industry: 'transportation',
    setting: 'workshop',
    titles: [
      ['Apprentice Motor Mechanic', 'Entry level', 16, 23],
      ['Motor Mechanic', 'Mid level', 30, 44],
      ['Workshop Foreman', 'Senior level', 58, 78],
      ['Auto Electrician', 'Mid level', 34, 48],
    ],
    purpose: lines`
      {company} is looking for a {title} who finds the fault before changing the part.
      {company} keeps trucks, buses and utes on the road and needs a {title} in {town}.
    `,
    work: lines`
      You will service and repair petrol and diesel vehicles, mostly Toyota, Isuzu and Hino.
      Roads are hard on suspension and cooling, so you will see plenty of both.
      Customers get the old parts back and a straight answer.
    `,
    responsibilities: lines`
      Service and repair vehicles
      Diagnose with scan tools
      Road test and certify safe
      Keep job cards and parts lists
      Guide apprentices
    `,
    requirements: lines`
      NATTB trade certificate, or Grade 10 for apprentices
      Experience with diesel common rail
      Driver's licence
      Clean and honest work
    `,
    skills: words`Vehicle servicing, Diesel common rail, Diagnostics, Suspension, Auto electrical, Job cards`,
    done: lines`
      Serviced about six vehicles a day in a fleet workshop
      Rebuilt Hino and Isuzu engines
      Diagnosed common rail faults with scan tools
      Trained two apprentices to their trade test
    `,
    awards: [['NATTB Trade Certificate, Motor Mechanics', 'trade']],
    tickets: words`Class 4 licence, NATTB trade certificate`,
  },
];
