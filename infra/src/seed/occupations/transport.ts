import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const transport: readonly Occupation[] = [
  {
    key: 'customs-clearance',
    industry: 'transportation',
    setting: 'office',
    titles: [
      ['Customs Clearance Officer', 'Mid level', 36, 50],
      ['Senior Customs Clearance Officer', 'Senior level', 54, 72],
      ['Freight Forwarding Coordinator', 'Mid level', 44, 60],
      ['Shipping Clerk', 'Entry level', 24, 32],
    ],
    purpose: lines`
      {company} is looking for a {title} who knows the tariff and the people behind the counter.
      {company} needs a {title} in {town} so that containers do not sit on the wharf collecting storage.
    `,
    work: lines`
      You will prepare entries in ASYCUDA, classify goods, arrange quarantine and follow each container until it is delivered.
      Clients call for news; they should hear from you first.
      Two ships a week and air freight every day keep the desk lively.
    `,
    responsibilities: lines`
      Prepare and lodge import and export entries
      Classify goods and calculate duty and GST
      Arrange inspections with Customs, NAQIA and port operators
      Track shipments and keep clients informed
      Check documents and file them for audit
      Arrange trucks and delivery with the depot
    `,
    requirements: lines`
      Certificate or diploma in business, logistics or customs
      Two years in customs clearance or freight forwarding
      Working knowledge of ASYCUDA and the tariff
      Broker's agent licence an advantage
      Driver's licence
    `,
    skills: words`Customs clearance, ASYCUDA, Tariff classification, Freight forwarding, Incoterms, NAQIA, Documentation`,
    done: lines`
      Cleared about forty containers a month through ASYCUDA
      Kept demurrage for the main client at zero for a year
      Classified project cargo and won two duty exemptions
      Dealt daily with Customs, NAQIA and shipping lines
    `,
    awards: [
      ['Diploma in Logistics and Supply Chain', 'commerce'],
      ['Bachelor of Business and Management', 'business'],
    ],
    tickets: words`Customs agent licence, Dangerous goods by sea`,
  },
  {
    key: 'aircraft-engineer',
    industry: 'transportation',
    setting: 'workshop',
    titles: [
      ['Aircraft Maintenance Engineer Trainee', 'Entry level', 32, 42],
      ['Licensed Aircraft Maintenance Engineer (LAME)', 'Mid level', 125, 170],
      ['Avionics Technician', 'Mid level', 95, 130],
    ],
    purpose: lines`
      {company} flies to more than forty airstrips and needs a {title} in its hangar in {town}.
      {company} is hiring a {title} who signs only for what was done.
    `,
    work: lines`
      You will carry out scheduled checks and defect work on Twin Otters, Dash 8s and Caravans.
      Line checks start before dawn, heavier checks are done in the hangar with a team of eight.
      Short, wet and stony strips are hard on landing gear and propellers, so inspections are thorough.
    `,
    responsibilities: lines`
      Carry out line and base maintenance by approved data
      Certify work within licence privileges
      Rectify defects and keep technical logs exact
      Control tools and parts
      Train and supervise trainees
    `,
    requirements: lines`
      Licence of the Civil Aviation Safety Authority for the category, or Grade 12 with mathematics and physics for trainees
      Type ratings on DHC-6, DHC-8 or C208 an advantage
      Human factors training
      Able to travel to outstations for recovery work
    `,
    skills: words`Aircraft maintenance, DHC-6 Twin Otter, PT6A engines, Technical logs, Human factors, Sheet metal, Avionics`,
    done: lines`
      Certified line and base checks on Twin Otter and Caravan aircraft
      Changed PT6A engines and propellers at outstations
      Kept technical logs without an audit finding
      Supervised two trainees towards their licence
    `,
    awards: [
      ['Diploma in Aircraft Maintenance Engineering', 'aviation'],
      ['Grade 12 Certificate', 'secondary'],
    ],
    tickets: words`CASA aircraft maintenance licence, Human factors, Dangerous goods by air`,
  },
  {
    key: 'pilot',
    industry: 'transportation',
    setting: 'transport',
    titles: [
      ['First Officer – DHC-6', 'Mid level', 90, 125],
      ['Captain – Cessna Caravan', 'Senior level', 140, 190],
      ['Flight Operations Officer', 'Entry level', 38, 52],
    ],
    purpose: lines`
      {company} serves communities that have no road. We are looking for a {title} based in {town}.
      Mountain flying is a craft that is learned slowly. {company} invites applications for {title}.
    `,
    work: lines`
      Flights carry teachers, patients, coffee, school books and the odd pig to strips of 450 metres.
      Weather closes early; a good decision to turn back is never questioned.
      Route training and check flights follow a structured programme.
    `,
    responsibilities: lines`
      Plan and conduct flights, or flight following, by the operations manual
      Calculate weight, balance and performance
      Brief passengers and oversee loading
      Report weather and strip conditions
      Keep duty times and logs
    `,
    requirements: lines`
      Commercial pilot licence with instrument rating for flying positions
      Hours on multi-engine or mountain operations an advantage
      Class 1 medical for pilots
      Dangerous goods and crew resource management training
    `,
    skills: words`Flight planning, Mountain flying, Crew resource management, Weight and balance, Weather assessment, Dangerous goods by air`,
    done: lines`
      Flew 2,100 hours on Caravan and Twin Otter into highland airstrips
      Carried out medical evacuations by day and night standby
      Helped to write strip guides for thirty airfields
      Kept an incident-free record
    `,
    awards: [['Diploma in Aviation (Commercial Pilot)', 'aviation']],
    tickets: words`Commercial pilot licence, Instrument rating, Class 1 medical`,
  },
  {
    key: 'boat-skipper',
    industry: 'transportation',
    setting: 'transport',
    titles: [
      ['Deckhand', 'Entry level', 16, 23],
      ['Boat Skipper', 'Mid level', 32, 46],
      ['Master Class 4 – Coastal Vessel', 'Senior level', 70, 95],
      ['Marine Engineer', 'Senior level', 72, 98],
    ],
    purpose: lines`
      {company} is looking for a {title} who knows the reefs, the weather and when to stay in harbour.
      {company} runs boats along the coast and to the islands and needs a {title} in {town}.
    `,
    work: lines`
      You will carry passengers, cargo and supplies between wharves, beaches and anchorages.
      Life jackets are worn, radios are checked and manifests are written before the rope is let go.
      The crew is small, so everyone loads, cleans and cooks.
    `,
    responsibilities: lines`
      Navigate and handle the vessel safely
      Check engines, fuel, radio and life-saving gear before departure
      Load and secure cargo and keep the manifest
      Keep the log and report defects
      Drill the crew in man overboard, fire and abandon ship
    `,
    requirements: lines`
      NMSA certificate that fits the position
      Sea time on coastal or island routes
      Basic sea safety and first aid
      Able to swim; sober and reliable
    `,
    skills: words`Seamanship, Coastal navigation, Outboard engines, VHF radio, Cargo handling, Safety drills`,
    done: lines`
      Skippered 23-foot banana boats and a 14-metre workboat between the islands
      Brought home passengers of a broken-down dinghy in a two-metre sea
      Serviced outboards and diesel engines between trips
      Kept logs, manifests and safety gear ready for inspection
    `,
    awards: [
      ['Certificate of Competency, Coxswain', 'maritime'],
      ['Certificate of Competency, Master Class 4', 'maritime'],
    ],
    tickets: words`NMSA coxswain certificate, Basic sea safety, VHF operator`,
  },
  {
    key: 'truck-driver',
    industry: 'transportation',
    setting: 'transport',
    titles: [
      ['Driver', 'Entry level', 16, 23],
      ['Long-Haul Truck Driver', 'Mid level', 32, 46],
      ['Fuel Tanker Driver', 'Mid level', 42, 58],
      ['Fleet Supervisor', 'Senior level', 54, 72],
    ],
    purpose: lines`
      {company} needs a {title} who arrives with the load, the truck and a clean record.
      The Highlands Highway is no race track. {company} is looking for a {title} in {town}.
    `,
    work: lines`
      You will carry containers, coffee, fuel or food between ports, towns and sites, in convoy where needed.
      Trucks are tracked by satellite and serviced on time, and nobody drives more than ten hours.
      Landslips and blockades happen: you will report early and wait rather than risk.
    `,
    responsibilities: lines`
      Drive safely by the journey management plan
      Check truck, tyres and load before departure and on the way
      Keep log book and delivery papers
      Secure loads and follow dangerous goods rules
      Report defects and incidents at once
    `,
    requirements: lines`
      Valid class 3, 4 or 6 licence as the truck requires
      Three years without a serious accident
      Knowledge of the route an advantage
      Basic mechanical skills
    `,
    skills: words`Defensive driving, Load restraint, Journey management, Log books, Basic maintenance, Dangerous goods`,
    done: lines`
      Drove semi-trailers between Lae and the highlands without an accident
      Carried fuel under journey management with daily checks
      Trained new drivers in load restraint
      Fixed tyres, hoses and lights on the road
    `,
    awards: [
      ['Certificate in Heavy Vehicle Driving', 'trade'],
      ['Grade 10 Certificate', 'secondary'],
    ],
    tickets: words`Class 6 licence, Defensive driving, Dangerous goods by road`,
  },
  {
    key: 'stevedore-supervisor',
    industry: 'transportation',
    setting: 'transport',
    titles: [
      ['Wharf Tally Clerk', 'Entry level', 20, 27],
      ['Stevedore Supervisor', 'Mid level', 42, 56],
      ['Port Operations Manager', 'Management', 110, 145],
    ],
    purpose: lines`
      {company} is looking for a {title} to turn ships around safely in {town}.
      {company} handles containers, logs and break bulk and needs a {title} with a loud voice and a cool head.
    `,
    work: lines`
      You will plan gangs and gear, follow the stow plan and keep people clear of hooks and reach stackers.
      Rain, tides and late ships change plans; the shift adapts.
      Each box and bundle is tallied, and the count must agree with the ship.
    `,
    responsibilities: lines`
      Plan and supervise loading and discharge
      Hold toolbox talks and enforce exclusion zones
      Tally cargo and report damage
      Coordinate with ship, agent and port
      Keep gear certificates and shift reports
    `,
    requirements: lines`
      Experience on the wharf or in a container yard
      Forklift or crane ticket an advantage
      Good with numbers and with people
      Willing to work nights when ships are in
    `,
    skills: words`Cargo handling, Stow plans, Tallying, Forklift, Gang supervision, Wharf safety`,
    done: lines`
      Supervised gangs of twelve on container and log ships
      Raised the rate from eleven to fifteen moves an hour
      Tallied break bulk cargo without a claim
      Ran daily toolbox talks at the gangway
    `,
    awards: [
      ['Certificate in Port Operations', 'maritime'],
      ['Grade 12 Certificate', 'secondary'],
    ],
    tickets: words`Forklift licence, Rigging and dogging, Maritime security`,
  },
];
