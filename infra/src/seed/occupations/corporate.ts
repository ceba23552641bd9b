import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const corporate: readonly Occupation[] = [
  {
    key: 'hr-officer',
    industry: 'other',
    setting: 'office',
    titles: [
      ['Human Resources Assistant', 'Entry level', 26, 36],
      ['Human Resources Officer', 'Mid level', 44, 62],
      ['Payroll Officer', 'Mid level', 38, 52],
      ['Human Resources Manager', 'Management', 110, 150],
    ],
    purpose: lines`
      {company} is looking for a {title} whom people trust with their questions.
      {company} in {town} needs a {title} who is fair, exact and kind.
    `,
    work: lines`
      You will recruit, induct, keep files and pay right, and help managers to solve problems early.
      Leave fares, superannuation and contracts create most questions; answers are given the same day.
      Localisation is a goal: you will build training plans for citizens to step up.
    `,
    responsibilities: lines`
      Advertise, shortlist and organise interviews
      Prepare contracts and inductions
      Keep personnel files and leave records
      Prepare payroll input and superannuation returns
      Advise managers on discipline and grievances
      Organise training and apprenticeships
    `,
    requirements: lines`
      Degree or diploma in human resources or business
      Two years in HR or payroll
      Knowledge of the Employment Act
      Discreet and reliable
    `,
    skills: words`Recruitment, Payroll, Employment Act, Personnel records, Training coordination, Microsoft Excel`,
    done: lines`
      Recruited 140 people in a year for stores and depots
      Ran the fortnightly payroll of 320 employees without late payment
      Wrote an induction that halved early resignations
      Settled grievances before they reached the labour office
    `,
    awards: [
      ['Bachelor of Business in Human Resource Management', 'business'],
      ['Diploma in Business Management', 'commerce'],
    ],
    tickets: words`PNG HRI member`,
  },
  {
    key: 'executive-assistant',
    industry: 'other',
    setting: 'office',
    titles: [
      ['Receptionist', 'Entry level', 20, 27],
      ['Administration Officer', 'Mid level', 30, 42],
      ['Executive Assistant', 'Senior level', 52, 72],
      ['Executive Secretary', 'Mid level', 40, 54],
    ],
    purpose: lines`
      {company} is looking for a {title} who keeps things moving.
      {company} has an opening in {town} for a well-organised {title}.
    `,
    work: lines`
      You will look after calendars, travel, letters, meetings and visitors.
      Flights change and visitors arrive early, and you will have a plan for both.
      Confidential matters pass over your desk and stay there.
    `,
    responsibilities: lines`
      Manage calendars, travel and meetings
      Draft letters, minutes and reports
      Receive visitors and calls
      Order supplies and follow up invoices
      Keep files in order
    `,
    requirements: lines`
      Certificate or diploma in office administration
      Two years of office experience for senior positions
      Very good Word, Excel and Outlook
      Clear English and friendly manner
    `,
    skills: words`Office administration, Minute taking, Travel booking, Microsoft Office, Filing, Telephone manner`,
    done: lines`
      Managed calendar and travel of three directors
      Wrote minutes for the board that were signed without changes
      Set up a filing system that the whole office uses
      Welcomed visitors and handled the switchboard
    `,
    awards: [
      ['Certificate in Office Administration', 'commerce'],
      ['Diploma in Business Studies', 'commerce'],
    ],
    tickets: words`Microsoft Office Specialist`,
  },
  {
    key: 'procurement-officer',
    industry: 'other',
    setting: 'office',
    titles: [
      ['Purchasing Clerk', 'Entry level', 26, 36],
      ['Procurement Officer', 'Mid level', 46, 64],
      ['Supply Chain Manager', 'Management', 120, 160],
    ],
    purpose: lines`
      {company} is looking for a {title} who gets the right thing at a fair price and on the boat in time.
      {company} needs a {title} in {town} with clean hands and good contacts.
    `,
    work: lines`
      You will obtain quotations, raise orders, expedite and settle disputes.
      Local and landowner businesses get a fair chance, with the same rules for all.
      Lead times of ten weeks mean that planning is half of the work.
    `,
    responsibilities: lines`
      Obtain and compare quotations
      Raise and expedite purchase orders
      Manage contracts and supplier performance
      Keep procurement records for audit
      Work with stores and finance on three-way matching
    `,
    requirements: lines`
      Diploma or degree in supply chain, business or commerce
      Three years in purchasing for officer positions
      Experience with SAP, Pronto or similar
      Integrity beyond doubt
    `,
    skills: words`Procurement, Supplier management, SAP, Contract management, Negotiation, Expediting, Tendering`,
    done: lines`
      Raised about 200 orders a month and kept lead times in view
      Saved K600,000 by a two-year contract for tyres
      Ran open tenders with landowner companies
      Settled disputes over short deliveries
    `,
    awards: [
      ['Bachelor of Business and Management', 'business'],
      ['Diploma in Logistics and Supply Chain', 'commerce'],
    ],
    tickets: words`CIPS level 3`,
  },
  {
    key: 'security-supervisor',
    industry: 'other',
    setting: 'transport',
    titles: [
      ['Security Guard', 'Entry level', 11, 15],
      ['Security Guard Supervisor', 'Mid level', 20, 28],
      ['Control Room Operator – Security', 'Mid level', 22, 30],
      ['Security Operations Manager', 'Management', 75, 102],
    ],
    purpose: lines`
      People and property are kept safe by those who are awake, polite and firm. {company} is looking for a {title} in {town}.
      {company} has a vacancy for a {title} of good character.
    `,
    work: lines`
      You will keep gates, patrols and radio, and write down what happened.
      Most trouble is settled by a calm word; force is the last resort.
      Guards are relieved on time and paid on time.
    `,
    responsibilities: lines`
      Control access and check vehicles
      Patrol by the clocking points
      Write the occurrence book and incident reports
      Respond to alarms with the mobile unit
      Supervise, brief and relieve guards
    `,
    requirements: lines`
      Grade 8 or better, Grade 10 for supervisors
      Police clearance and two referees
      Experience in security, police or defence for senior positions
      Fit, sober and punctual
    `,
    skills: words`Access control, Patrolling, Radio procedure, Incident reports, Conflict de-escalation, First aid`,
    done: lines`
      Supervised forty guards on eleven sites by day and night
      Stopped a theft of copper cable by checking a returning truck
      Wrote incident reports that stood up in court
      Trained guards in radio procedure and first aid
    `,
    awards: [
      ['Certificate in Security Operations', 'trade'],
      ['Grade 10 Certificate', 'secondary'],
    ],
    tickets: words`Security Industries Authority licence, First aid, Class 1 licence`,
  },
  {
    key: 'lawyer',
    industry: 'other',
    setting: 'office',
    titles: [
      ['Legal Secretary', 'Entry level', 28, 38],
      ['Legal Officer', 'Mid level', 78, 108],
      ['Senior Associate – Commercial', 'Senior level', 120, 165],
    ],
    purpose: lines`
      {company} is looking for a {title} who writes plainly and prepares well.
      {company} seeks a {title} for its legal team in {town}.
    `,
    work: lines`
      You will work on contracts, land, employment and court matters, from the first question to the signed paper.
      Clients want an answer they can act on, and a fee they knew beforehand.
      Court lists are unpredictable; files are ready a week ahead.
    `,
    responsibilities: lines`
      Draft contracts, advices and court documents
      Research law and precedents
      Meet clients and explain options
      Keep files, deadlines and trust records
      Attend court or support counsel
    `,
    requirements: lines`
      Bachelor of Laws and admission to practise for lawyer positions
      Experience in commercial or land matters
      Careful drafting
      Discretion
    `,
    skills: words`Contract drafting, Legal research, Land law, Litigation support, Client interviews, File management`,
    done: lines`
      Drafted leases, supply contracts and employment agreements
      Acted for landowner groups in compensation matters
      Prepared affidavits and court books
      Explained rights to clients in Tok Pisin
    `,
    awards: [['Bachelor of Laws', 'upng']],
    tickets: words`Practising certificate, Mediation`,
  },
  {
    key: 'property-officer',
    industry: 'other',
    setting: 'office',
    titles: [
      ['Property Officer', 'Mid level', 34, 48],
      ['Property Manager', 'Senior level', 66, 92],
      ['Facilities Maintenance Coordinator', 'Mid level', 46, 64],
    ],
    purpose: lines`
      {company} looks after homes and offices whose tenants stay. We are looking for a {title} in {town}.
      {company} needs a {title} who answers before the second call.
    `,
    work: lines`
      You will let, inspect and maintain flats, compounds and shops, and keep owners and tenants informed.
      Water, power and security are the three questions of every day.
      Rent is collected with courtesy and on time.
    `,
    responsibilities: lines`
      Show, let and inspect properties
      Collect rent and follow up arrears
      Arrange repairs and check the work
      Prepare owner statements
      Keep leases and keys in order
    `,
    requirements: lines`
      Experience in property, hotels or administration
      Driver's licence
      Good with people and figures
      Certificate or degree in business or property an advantage
    `,
    skills: words`Property management, Lease administration, Maintenance coordination, Rent collection, Customer service`,
    done: lines`
      Managed ninety flats in four compounds
      Brought rent arrears down from 12 to 3 percent
      Coordinated tradespeople and checked their work
      Prepared monthly owner statements
    `,
    awards: [
      ['Bachelor of Property Studies', 'unitech'],
      ['Diploma in Business Management', 'commerce'],
    ],
    tickets: words`Class 1 licence`,
  },
];
