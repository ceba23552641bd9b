import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const energy: readonly Occupation[] = [
  {
    key: 'process-operator',
    industry: 'energy',
    setting: 'site',
    titles: [
      ['Process Operator Trainee', 'Entry level', 38, 50],
      ['Process Operator – LNG', 'Mid level', 85, 120],
      ['Control Room Operator', 'Senior level', 120, 155],
      ['Shift Supervisor – Operations', 'Management', 155, 200],
    ],
    purpose: lines`
      {company} is looking for a {title} to run gas conditioning and compression safely, shift after shift.
      {company} operates around the clock and needs a {title} who notices small things before they become large.
    `,
    work: lines`
      You will make rounds, take readings and samples, line up equipment and support isolations for maintenance.
      Permits to work are prepared with care, and the shift does not start until the hand-over is understood.
      Trainees follow an eighteen-month programme with assessments at each step.
    `,
    responsibilities: lines`
      Monitor and adjust process equipment within operating limits
      Carry out field rounds and record readings
      Prepare equipment for maintenance and return it to service
      Issue and audit permits to work
      Respond to alarms and emergencies as part of the response team
      Hand over completely at shift change
    `,
    requirements: lines`
      Diploma or certificate in process operations, chemical or mechanical engineering
      Three years in oil and gas or a continuous process plant, except for trainees
      Good understanding of permit to work systems
      Pre-employment medical and shift work fitness
    `,
    skills: words`Process operations, DCS, Permit to work, Isolation, Gas compression, Emergency response, Shift hand-over`,
    done: lines`
      Operated gas conditioning and compression trains from the field and the control room
      Prepared isolations and permits for two planned shutdowns
      Noticed a failing compressor seal on rounds and had it changed before a trip
      Served as fire team leader on shift
    `,
    awards: [
      ['Diploma in Process Operations', 'trade'],
      ['Bachelor of Engineering in Chemical Engineering', 'unitech'],
    ],
    tickets: words`Permit to work issuer, Breathing apparatus, BOSIET`,
  },
  {
    key: 'instrument-technician',
    industry: 'energy',
    setting: 'site',
    titles: [
      ['Instrumentation Technician', 'Mid level', 80, 112],
      ['Electrical and Instrumentation Technician', 'Mid level', 85, 118],
      ['Senior Instrumentation and Control Technician', 'Senior level', 115, 148],
    ],
    purpose: lines`
      {company} needs a {title} to keep measurements true and safety systems ready at its facilities near {town}.
      A plant is only as good as its instruments. {company} is hiring a {title}.
    `,
    work: lines`
      You will calibrate transmitters, tune loops, test emergency shutdown functions and find faults from field device to DCS card.
      Preventive work is planned in the maintenance system and reviewed each week with operations.
      Work in hazardous areas follows Ex rules without exception.
    `,
    responsibilities: lines`
      Calibrate and repair pressure, level, flow and temperature instruments
      Test shutdown, fire and gas systems by schedule
      Find faults in PLC and DCS loops
      Keep calibration records and drawings up to date
      Work by permit in hazardous areas
      Support commissioning of new equipment
    `,
    requirements: lines`
      Trade certificate or diploma in instrumentation or electrical engineering
      Four years in oil and gas, power or mining
      Certified for work in hazardous areas or willing to be
      Able to read P&IDs and loop diagrams
    `,
    skills: words`Calibration, PLC, DCS, Loop tuning, Hazardous areas, Fire and gas systems, Fault finding, P&ID`,
    done: lines`
      Calibrated transmitters and control valves on a gas plant and kept the records audit-ready
      Tested emergency shutdown functions with operations during planned outages
      Found faults on Allen-Bradley and Siemens PLC systems
      Commissioned a new metering skid with the vendor
    `,
    awards: [
      ['NATTB Trade Certificate, Instrumentation', 'trade'],
      ['Diploma in Electrical Engineering', 'trade'],
    ],
    tickets: words`Hazardous area certificate, Electrical licence, BOSIET`,
  },
  {
    key: 'electrical-linesman',
    industry: 'energy',
    setting: 'field',
    titles: [
      ['Apprentice Linesman', 'Entry level', 20, 27],
      ['Electrical Linesman', 'Mid level', 38, 54],
      ['Distribution Supervisor', 'Senior level', 68, 88],
    ],
    purpose: lines`
      {company} is extending the grid in {province} and needs a {title} who respects high voltage.
      Light for a village is a good day's work. {company} is hiring a {title} in {town}.
    `,
    work: lines`
      You will build and maintain 11 and 22 kV lines, connect customers and restore power after storms.
      Crews of five work with a bucket truck where there is a road and with ladders where there is none.
      You will explain outages to customers politely, also at ten at night.
    `,
    responsibilities: lines`
      Build, inspect and repair overhead lines and transformers
      Isolate, test and earth before touching
      Connect and disconnect services and install meters
      Clear vegetation along line routes with landowners' consent
      Attend faults on roster
    `,
    requirements: lines`
      NATTB trade certificate as linesman or electrician, or an indenture for apprentices
      Licence to work on live lines an advantage
      Class 3 or 4 driver's licence
      No fear of heights; pole-top rescue training
    `,
    skills: words`Overhead lines, Switching, Earthing, Metering, Pole-top rescue, Transformer installation, Working at heights`,
    done: lines`
      Built forty kilometres of 22 kV line with a crew of five
      Restored power after storms within the target time on nine of ten call-outs
      Installed 600 prepaid meters in settlements
      Trained apprentices in pole-top rescue
    `,
    awards: [['NATTB Trade Certificate, Linesman', 'trade']],
    tickets: words`Linesman licence, Pole-top rescue, Class 4 licence`,
  },
  {
    key: 'electrical-engineer',
    industry: 'energy',
    setting: 'office',
    titles: [
      ['Graduate Electrical Engineer', 'Entry level', 48, 62],
      ['Electrical Engineer – Power Systems', 'Mid level', 88, 120],
      ['Senior Electrical Engineer', 'Senior level', 125, 165],
    ],
    purpose: lines`
      {company} is looking for a {title} to plan and deliver reliable power.
      {company} has an opening in {town} for a {title} who designs on paper and checks in the field.
    `,
    work: lines`
      You will study load flows and protection, write scopes and technical specifications, and stand beside contractors at commissioning.
      Hydro, gas and diesel sets work side by side on our small grids, which makes protection interesting.
      You will see your drawings built within months, not years.
    `,
    responsibilities: lines`
      Carry out load flow, fault level and protection studies
      Prepare drawings, specifications and cost estimates
      Review contractors' designs and test results
      Investigate outages and recommend improvements
      Guide graduates and technicians
    `,
    requirements: lines`
      Bachelor of Engineering in Electrical Engineering
      Registered or eligible to register with the Institution of Engineers
      Experience with ETAP, PowerFactory or similar for experienced positions
      Knowledge of AS/NZS 3000
    `,
    skills: words`Power systems, Protection, ETAP, AutoCAD, Specification writing, Commissioning, AS/NZS 3000`,
    done: lines`
      Designed protection settings for a 33 kV feeder and two hydro sets
      Wrote specifications and evaluated tenders for substations
      Commissioned a 2 MW diesel station with the supplier
      Cut outages on one feeder by half after a root cause study
    `,
    awards: [['Bachelor of Engineering in Electrical Engineering', 'unitech']],
    tickets: words`Institution of Engineers registration, High voltage switching`,
  },
  {
    key: 'mechanical-engineer',
    industry: 'energy',
    setting: 'site',
    titles: [
      ['Graduate Mechanical Engineer', 'Entry level', 50, 64],
      ['Mechanical Engineer – Rotating Equipment', 'Mid level', 95, 130],
      ['Reliability Engineer', 'Senior level', 130, 170],
    ],
    purpose: lines`
      {company} is hiring a {title} for its facilities near {town}, with turbines, compressors and pumps that must not stop.
      {company} seeks a {title} who prefers a cause to a symptom.
    `,
    work: lines`
      You will follow vibration and oil data, plan overhauls and own the improvement list of your equipment.
      Graduates rotate through maintenance, projects and operations over two years.
      You will write procedures that fitters find useful and stand beside them when they are first used.
    `,
    responsibilities: lines`
      Monitor condition of rotating equipment and recommend action
      Plan overhauls and shutdown scopes
      Lead root cause analysis of failures
      Write and review maintenance procedures
      Manage spares and vendor support
    `,
    requirements: lines`
      Bachelor of Engineering in Mechanical Engineering
      Experience with gas turbines, compressors or pumps for experienced positions
      Working knowledge of vibration analysis
      Able to work on a site roster
    `,
    skills: words`Rotating equipment, Vibration analysis, Root cause analysis, Shutdown planning, SAP PM, SolidWorks`,
    done: lines`
      Planned and supervised two gas turbine overhauls
      Set up a vibration route for sixty machines
      Led root cause analyses that ended repeated pump seal failures
      Wrote start-up procedures with the operators who use them
    `,
    awards: [['Bachelor of Engineering in Mechanical Engineering', 'unitech']],
    tickets: words`Vibration analyst category II, Confined space`,
  },
  {
    key: 'solar-technician',
    industry: 'energy',
    setting: 'field',
    titles: [
      ['Solar Technician', 'Entry level', 26, 38],
      ['Senior Solar Installer', 'Mid level', 42, 58],
      ['Rural Electrification Project Officer', 'Mid level', 54, 72],
    ],
    purpose: lines`
      {company} brings solar power to schools, aid posts and homes far from the grid. We need a {title} in {town}.
      Join {company} as {title} and leave a light on in places that never had one.
    `,
    work: lines`
      You will survey sites, mount panels, wire inverters and batteries and teach the owners to look after them.
      Systems range from 200 W home kits to 60 kW mini-grids.
      Some sites are reached by dinghy or after a day's walk, with the panels on carriers' shoulders.
    `,
    responsibilities: lines`
      Survey roofs and loads and propose a system
      Install and commission panels, inverters and batteries
      Earth and label every system to the standard
      Train users and local caretakers
      Report on performance and warranty cases
    `,
    requirements: lines`
      Electrical trade certificate or certificate in renewable energy
      Two years of solar installation
      Basic computer skills for monitoring portals
      Willing to travel for up to three weeks
    `,
    skills: words`Solar installation, Battery systems, Inverters, Earthing, Site survey, Customer training`,
    done: lines`
      Installed solar systems at twenty-six aid posts in three provinces
      Commissioned a 40 kW mini-grid with lithium storage
      Trained two caretakers in each village
      Found and fixed earthing faults that had destroyed inverters
    `,
    awards: [
      ['NATTB Trade Certificate, Electrical', 'trade'],
      ['Certificate in Renewable Energy', 'trade'],
    ],
    tickets: words`Electrical licence, Working at heights, First aid`,
  },
];
