import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const mining: readonly Occupation[] = [
  {
    key: 'haul-truck-operator',
    industry: 'mining',
    setting: 'site',
    titles: [
      ['Trainee Haul Truck Operator', 'Entry level', 28, 36],
      ['Haul Truck Operator', 'Mid level', 42, 58],
      ['Heavy Equipment Operator (HEO)', 'Mid level', 48, 66],
      ['Pit Supervisor', 'Senior level', 90, 120],
    ],
    purpose: lines`
      {company} is recruiting a {title} for its open pit near {town}. Safe, steady people who look after their machine are who we want.
      {company} has a vacancy for a {title} to move ore and waste safely and on plan.
    `,
    work: lines`
      You will work with 100 to 140 tonne trucks, excavators and dozers on ramps that are often wet and foggy.
      Each shift starts with a pre-start check and a toolbox talk, and anyone may stop work that is not safe.
      Operators are trained on a simulator and with a buddy before they drive alone; good operators are trained on a second machine within a year.
    `,
    responsibilities: lines`
      Carry out pre-start checks and report defects
      Operate machines by the site traffic management plan
      Follow dispatch instructions and keep haul road rules
      Keep load, fuel and delay records
      Take part in toolbox talks and hazard reports
      Keep the cabin and work area clean
    `,
    requirements: lines`
      Class 6 licence or heavy equipment operator certificate
      Two years on haul trucks, dozers or excavators, except for trainees
      Grade 10 or better
      Fit for 12-hour shifts, day and night
      Clean driving record
    `,
    skills: words`Haul truck operation, Excavator, Dozer, Pre-start checks, Two-way radio, Hazard reporting, Defensive driving`,
    done: lines`
      Operated 120 tonne haul trucks in an open pit without a lost time injury
      Carried out pre-start checks and reported defects before they stopped the truck
      Trained five new operators as a buddy
      Worked on excavators and dozers when the load plan changed
    `,
    awards: [
      ['Certificate in Heavy Equipment Operation', 'trade'],
      ['Grade 10 Certificate', 'secondary'],
    ],
    tickets: words`Class 6 licence, Heavy equipment ticket, Working at heights`,
  },
  {
    key: 'heavy-diesel-fitter',
    industry: 'mining',
    setting: 'site',
    titles: [
      ['Apprentice Heavy Diesel Fitter', 'Entry level', 24, 32],
      ['Heavy Diesel Fitter', 'Mid level', 75, 105],
      ['Leading Hand – Heavy Diesel', 'Senior level', 105, 130],
      ['Maintenance Supervisor – Mobile Fleet', 'Management', 130, 165],
    ],
    purpose: lines`
      {company} needs a {title} to keep trucks, excavators and dozers turning at its operation near {town}.
      If a blown hydraulic hose at two in the morning does not upset you, {company} would like to meet you. We are hiring a {title}.
    `,
    work: lines`
      You will service and repair Caterpillar and Komatsu machines in the workshop and in the field, from 250-hour services to engine changes.
      Planned work is released a week ahead; breakdowns are shared fairly over the crew.
      You will use diagnostic software, write up each job and work with an apprentice.
    `,
    responsibilities: lines`
      Service and repair heavy mobile equipment to the maker's standard
      Find faults in engines, hydraulics, transmissions and electrical systems
      Isolate and tag out before any work
      Record labour, parts and findings on work orders
      Guide apprentices and trade assistants
      Attend breakdowns in the pit
    `,
    requirements: lines`
      NATTB trade certificate as heavy equipment or diesel fitter, or an indenture for apprentices
      Four years on Caterpillar or Komatsu machines for trade positions
      Able to read hydraulic and electrical diagrams
      Class 3 licence or better
      Isolation and working at heights training
    `,
    skills: words`Diesel engines, Hydraulics, Caterpillar, Komatsu, Fault finding, Isolation and tag-out, Preventive maintenance, SAP work orders`,
    done: lines`
      Serviced and repaired Caterpillar 777 and 785 trucks and Komatsu excavators
      Changed engines, final drives and hydraulic pumps within planned hours
      Found the cause of repeated brake failures and had the service sheet changed
      Supervised two apprentices to their trade test
    `,
    awards: [['NATTB Trade Certificate, Heavy Equipment Fitting', 'trade']],
    tickets: words`NATTB trade certificate, Working at heights, Isolation and tag-out, Class 6 licence`,
  },
  {
    key: 'mine-geologist',
    industry: 'mining',
    setting: 'site',
    titles: [
      ['Graduate Geologist', 'Entry level', 52, 68],
      ['Mine Geologist', 'Mid level', 90, 125],
      ['Senior Exploration Geologist', 'Senior level', 130, 175],
    ],
    purpose: lines`
      {company} is looking for a {title} to turn rock into a reliable resource at its project near {town}.
      {company} seeks a {title} who enjoys core, maps and mud in equal measure.
    `,
    work: lines`
      You will log core, map faces, mark out ore and waste and reconcile what the model said with what the mill saw.
      Good sampling is the heart of the job: you will supervise field technicians and check standards and blanks.
      You will present the week's geology to mining and metallurgy and answer their questions.
    `,
    responsibilities: lines`
      Log and photograph drill core and chips
      Map pit faces and update the geological model
      Mark out ore blocks and supervise grade control sampling
      Check assay quality with standards, blanks and duplicates
      Supervise field technicians and local assistants
      Write clear weekly reports
    `,
    requirements: lines`
      Degree in geology or applied geology
      Experience in epithermal or porphyry gold and copper for experienced positions
      Working knowledge of Leapfrog, Micromine or Surpac
      Fit for steep and wet ground
      Driver's licence
    `,
    skills: words`Core logging, Grade control, Geological mapping, Leapfrog, Micromine, QA/QC, GIS, Resource modelling`,
    done: lines`
      Logged more than 18,000 metres of diamond core in an epithermal gold system
      Ran grade control sampling for two benches and cut misclassified ore by a tenth
      Mapped creeks and ridges on foot with crews of local assistants
      Kept the sampling database clean through an external audit
    `,
    awards: [
      ['Bachelor of Science in Geology', 'upng'],
      ['Bachelor of Applied Science in Applied Geology', 'unitech'],
    ],
    tickets: words`First aid, Working at heights, Class 3 licence`,
  },
  {
    key: 'metallurgical-technician',
    industry: 'mining',
    setting: 'site',
    titles: [
      ['Laboratory Technician – Assay', 'Entry level', 36, 48],
      ['Metallurgical Technician', 'Mid level', 50, 68],
      ['Process Metallurgist', 'Senior level', 105, 140],
    ],
    purpose: lines`
      {company} seeks a {title} for its processing plant near {town}, where a percent of recovery is worth a village school every year.
      {company} has an opening for a {title} who is exact, curious and safe.
    `,
    work: lines`
      You will sample circuits, run bottle rolls and flotation tests and feed the results back to the control room within the shift.
      Reagents are dangerous goods; you will handle cyanide and lime by strict procedures.
      You will help with plant trials and write up what worked and what did not.
    `,
    responsibilities: lines`
      Take and prepare samples from crushing, grinding, leach and tails
      Carry out metallurgical tests and fire assays
      Watch reagent levels and report changes
      Keep instruments calibrated and benches clean
      Report results to shift metallurgists and keep the database
    `,
    requirements: lines`
      Diploma or degree in metallurgy, chemical engineering or chemistry
      Experience in a gold or copper plant or an assay laboratory
      Trained in handling dangerous reagents
      Comfortable with spreadsheets
    `,
    skills: words`Fire assay, Sampling, Leaching, Flotation, Reagent handling, Titration, Microsoft Excel`,
    done: lines`
      Ran bottle roll and flotation tests for a carbon-in-leach plant
      Prepared and fire assayed up to two hundred samples a day
      Traced a loss in recovery to worn cyclones by a week of survey sampling
      Handled cyanide by procedure without an incident
    `,
    awards: [
      ['Bachelor of Engineering in Mineral Processing', 'unitech'],
      ['Bachelor of Science in Chemistry', 'upng'],
    ],
    tickets: words`Cyanide handling, First aid, Breathing apparatus`,
  },
  {
    key: 'shms-adviser',
    industry: 'mining',
    setting: 'site',
    titles: [
      ['Safety Officer', 'Mid level', 48, 66],
      ['SHMS Adviser', 'Mid level', 85, 115],
      ['Health, Safety and Environment (HSE) Adviser', 'Senior level', 100, 135],
      ['HSE Superintendent', 'Management', 150, 195],
    ],
    purpose: lines`
      {company} is looking for a {title} to keep its Safety and Health Management System alive where it matters, at the work face.
      Everyone goes home safe. {company} needs a {title} near {town} who coaches rather than polices.
    `,
    work: lines`
      You will walk the jobs with crews, review risk assessments and permits, and help supervisors to run investigations that find causes and not culprits.
      The system is audited against ISO 45001 each year, and actions are tracked to the end.
      Training is a large part: inductions, take-five, working at heights, confined space.
    `,
    responsibilities: lines`
      Keep the SHMS documents, registers and legal obligations current
      Coach supervisors on risk assessments and permits to work
      Lead or support incident investigations and share the lessons
      Plan inspections and audits and follow up actions
      Deliver inductions and safety training in English and Tok Pisin
      Report leading and lagging indicators each month
    `,
    requirements: lines`
      Qualification in occupational health and safety
      Four years in mining, oil and gas or heavy construction, two for officer positions
      Trained in ICAM or a similar investigation method
      Knowledge of the Mining (Safety) Act
      Able to speak to crews and to managers alike
    `,
    skills: words`Risk assessment, Permit to work, Incident investigation, ISO 45001, Safety training, Auditing, Emergency response`,
    done: lines`
      Maintained the safety and health management system through two ISO 45001 surveillance audits
      Trained 340 employees in take-five, isolation and working at heights
      Led eleven incident investigations with ICAM and closed every action
      Helped crews to a full year without a lost time injury
    `,
    awards: [
      ['Diploma in Occupational Health and Safety', 'trade'],
      ['Bachelor of Science in Environmental Science', 'upng'],
    ],
    tickets: words`ICAM lead investigator, ISO 45001 auditor, Advanced first aid, Certificate IV in training`,
  },
  {
    key: 'driller',
    industry: 'mining',
    setting: 'site',
    titles: [
      ['Driller Offsider', 'Entry level', 26, 36],
      ['Diamond Driller', 'Mid level', 80, 115],
      ['Drilling Supervisor', 'Senior level', 120, 155],
    ],
    purpose: lines`
      {company} is building crews for helicopter-supported diamond drilling near {town} and needs a {title}.
      {company} has work for a {title} who is strong, careful and good company in a remote camp.
    `,
    work: lines`
      Man-portable rigs are moved by helicopter to pads cut by hand; crews of five work twelve hours around the clock.
      Good core recovery and a clean pad are what our clients pay for.
      Offsiders with the right attitude are trained to driller in about three years.
    `,
    responsibilities: lines`
      Set up, run and move the rig by the safe work procedure
      Watch pressure, rotation and returns and change mud mix in time
      Recover, mark and box core for the geologist
      Service the rig and pumps each shift
      Sling loads and work around helicopters by procedure
    `,
    requirements: lines`
      Experience on diamond rigs, except for offsiders who are physically fit
      Helicopter and sling load training or willing to do it
      First aid certificate
      Able to live in a remote camp for four weeks
    `,
    skills: words`Diamond drilling, Core recovery, Rig maintenance, Drilling fluids, Helicopter operations, Manual handling`,
    done: lines`
      Drilled HQ and NQ core to 650 metres from man-portable rigs
      Kept core recovery above 96 percent in broken ground
      Moved rigs by helicopter more than forty times without damage
      Serviced pumps and engines on the pad
    `,
    awards: [
      ['Certificate in Drilling Operations', 'trade'],
      ['Grade 10 Certificate', 'secondary'],
    ],
    tickets: words`Helicopter underwater escape training, First aid, Sling load`,
  },
];
