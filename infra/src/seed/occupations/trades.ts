import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const trades: readonly Occupation[] = [
  {
    key: 'carpenter',
    industry: 'construction',
    setting: 'construction',
    titles: [
      ['Carpenter', 'Mid level', 24, 36],
      ['Leading Hand Carpenter', 'Senior level', 38, 50],
      ['Plumber', 'Mid level', 26, 38],
    ],
    purpose: lines`
      {company} is looking for a {title} with a good eye and clean joints.
      {company} has steady work for a {title} on projects near {town}.
    `,
    work: lines`
      You will work on formwork, frames, roofs and fit-out of houses, schools and clinics.
      Crews are mixed, with local youth learning on the job beside tradespeople.
      Work is inspected and signed at each stage.
    `,
    responsibilities: lines`
      Set out and build to drawings
      Fix frames, roofs, linings, pipes or fittings
      Use and look after hand and power tools
      Teach trade assistants
      Keep the work area safe and tidy
    `,
    requirements: lines`
      Trade certificate or proven experience
      Own basic hand tools
      Able to read simple drawings
      Safety boots always on
    `,
    skills: words`Formwork, Roof framing, Joinery, Plumbing, Power tools, Reading drawings`,
    done: lines`
      Built frames and roofs for twelve teachers' houses
      Made formwork for bridge abutments
      Fitted kitchens and bathrooms in a block of sixteen flats
      Taught six trade assistants
    `,
    awards: [['NATTB Trade Certificate, Carpentry', 'trade']],
    tickets: words`Working at heights, First aid`,
  },
  {
    key: 'electrician',
    industry: 'construction',
    setting: 'workshop',
    titles: [
      ['Apprentice Electrician', 'Entry level', 18, 25],
      ['Electrician', 'Mid level', 38, 54],
      ['Refrigeration and Air-Conditioning Mechanic', 'Mid level', 38, 54],
    ],
    purpose: lines`
      {company} is hiring a {title} for new buildings and maintenance in and around {town}.
      {company} needs a {title} who tests before touching.
    `,
    work: lines`
      You will wire, test and repair installations in offices, shops, cold rooms and houses.
      Call-outs after power surges are common, and customers remember who came.
      Each job is closed with a test sheet.
    `,
    responsibilities: lines`
      Install wiring, switchboards, lighting and air-conditioning
      Test and certify to AS/NZS 3000
      Find and repair faults
      Service generators and cold rooms
      Record work and material used
    `,
    requirements: lines`
      NATTB trade certificate, or Grade 12 for apprentices
      Electrical licence for electricians
      Driver's licence
      Neat and customer-friendly
    `,
    skills: words`Electrical installation, Fault finding, AS/NZS 3000, Generators, Air-conditioning, Testing and certification`,
    done: lines`
      Wired a two-storey office and its standby generator
      Repaired split and ducted air-conditioning and cold rooms
      Tested and certified installations without a failed inspection
      Attended call-outs for a hotel and two supermarkets
    `,
    awards: [['NATTB Trade Certificate, Electrical', 'trade']],
    tickets: words`Electrical licence, Refrigerant handling, Working at heights`,
  },
  {
    key: 'welder',
    industry: 'manufacturing',
    setting: 'workshop',
    titles: [
      ['Welder', 'Mid level', 28, 42],
      ['Boilermaker', 'Mid level', 52, 74],
      ['Fabrication Workshop Supervisor', 'Senior level', 78, 102],
    ],
    purpose: lines`
      {company} is looking for a {title} whose welds pass the first time.
      Tanks, frames and truck bodies wait at our workshop in {town}. {company} needs a {title}.
    `,
    work: lines`
      You will mark out, cut, fit and weld mild and stainless steel, in the shop and on site.
      Critical welds are tested by X-ray or dye, and welders are paid more when they hold a pressure ticket.
      Drawings are checked with the drafting office before steel is cut.
    `,
    responsibilities: lines`
      Read drawings and mark out
      Cut, fit and weld by procedure
      Repair trucks, tanks and structures
      Check dimensions and finish
      Look after machines and gas safety
    `,
    requirements: lines`
      Trade certificate in metal fabrication or welding
      Skilled in stick, MIG and flux core
      Pressure welding ticket an advantage
      Hot work and confined space training
    `,
    skills: words`MIG welding, Stick welding, Metal fabrication, Reading drawings, Oxy cutting, Confined space`,
    done: lines`
      Fabricated and welded fuel tanks up to 60,000 litres
      Repaired truck bodies, buckets and chutes on a mine site
      Held a pressure ticket and passed all X-ray tests
      Made roof trusses for a sports hall
    `,
    awards: [['NATTB Trade Certificate, Metal Fabrication', 'trade']],
    tickets: words`Pressure welding ticket, Hot work, Confined space`,
  },
  {
    key: 'plant-operator',
    industry: 'construction',
    setting: 'construction',
    titles: [
      ['Roller Operator', 'Entry level', 22, 30],
      ['Excavator Operator', 'Mid level', 34, 48],
      ['Grader Operator', 'Mid level', 38, 54],
      ['Plant Supervisor', 'Senior level', 66, 88],
    ],
    purpose: lines`
      {company} is looking for a {title} with a light hand on the levers.
      A good road begins with good levels. {company} needs a {title} near {town}.
    `,
    work: lines`
      You will cut, fill and trim to pegs and levels, and look after the machine as if it were yours.
      Traffic and children pass close to the works, so spotters and barriers are part of every job.
      Fuel, hours and defects are written down each day.
    `,
    responsibilities: lines`
      Operate the machine safely and to level
      Carry out pre-start checks and daily greasing
      Work with spotters, surveyors and truck drivers
      Record hours, fuel and defects
      Help with other work when the machine stands
    `,
    requirements: lines`
      Operator's ticket for the machine
      Two years on road or building works
      Class 3 licence or better
      Able to read pegs and simple drawings
    `,
    skills: words`Excavator, Grader, Roller, Pre-start checks, Reading levels, Drainage works`,
    done: lines`
      Graded and shaped forty kilometres of gravel road
      Dug drains and culverts to level with a twenty-tonne excavator
      Greased and checked the machine daily and lost no week to breakdowns
      Trained two local operators on the roller
    `,
    awards: [
      ['Certificate in Heavy Equipment Operation', 'trade'],
      ['Grade 10 Certificate', 'secondary'],
    ],
    tickets: words`Excavator and grader tickets, Class 6 licence, First aid`,
  },
];
