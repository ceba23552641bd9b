import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const government: readonly Occupation[] = [
  {
    key: 'provincial-administration',
    industry: 'government',
    setting: 'office',
    titles: [
      ['Administrative Officer – Provincial Administration', 'Entry level', 28, 38],
      ['District Planning Officer', 'Mid level', 46, 62],
      ['Local Level Government Manager', 'Mid level', 50, 66],
      ['Deputy Provincial Administrator – Corporate Services', 'Management', 105, 138],
    ],
    purpose: lines`
      {company} invites applications from citizens for the position of {title}.
      Services reach people only when plans, money and paper agree. {company} is looking for a {title} in {town}.
    `,
    work: lines`
      You will prepare papers and budgets, follow projects in wards and districts and report on what was really built.
      Ward members and church leaders are part of every plan, and so are the procedures of finance and procurement.
      The public comes with questions, and has a right to an answer.
    `,
    responsibilities: lines`
      Prepare plans, budgets and reports of the division
      Follow up projects and acquit funds
      Support meetings of assembly, board and committees
      Supervise staff and keep personnel records
      Serve the public and answer correspondence
    `,
    requirements: lines`
      Degree or diploma in public administration, business or a related field
      Experience in the public service for senior positions
      Knowledge of the Public Finance (Management) Act
      Good writing and computer skills
      No criminal record
    `,
    skills: words`Public administration, Planning, Budgeting, Report writing, Procurement, IFMS, Meeting support`,
    done: lines`
      Prepared the five-year plan of a district with twenty-three wards
      Acquitted service improvement funds on time every quarter
      Visited projects and reported with photographs what was built
      Wrote briefs and minutes for the management committee
    `,
    awards: [
      ['Bachelor of Public Policy Management', 'upng'],
      ['Bachelor of Business and Management', 'business'],
    ],
    tickets: words`IFMS user certificate`,
  },
  {
    key: 'lands-officer',
    industry: 'government',
    setting: 'office',
    titles: [
      ['Customer Service Officer – Lands', 'Entry level', 24, 32],
      ['Lands Officer', 'Mid level', 40, 54],
      ['Surveyor', 'Senior level', 78, 108],
    ],
    purpose: lines`
      {company} is putting land records on a footing that people can trust. We are looking for a {title} in {town}.
      {company} seeks a {title} who is exact, patient and cannot be bought.
    `,
    work: lines`
      You will check titles and boundaries, help people at the counter and move paper files into the land information system.
      Field work with clans, chains and GNSS receivers is part of it.
      Queue times are published, and so is the fee for each service.
    `,
    responsibilities: lines`
      Receive and check land applications
      Search titles and update the register
      Measure and mark boundaries or arrange surveys
      Explain procedures and fees to the public
      Support mediation of land disputes
    `,
    requirements: lines`
      Diploma or degree in land studies or surveying, Grade 12 for counter positions
      Knowledge of the Land Act and land registration
      Experience with GIS an advantage
      Integrity beyond doubt
    `,
    skills: words`Land administration, Title searches, GIS, Survey, Mediation, Public counter service`,
    done: lines`
      Moved 14,000 land files into the new information system
      Surveyed and marked boundaries of customary land with clan leaders
      Cleared a backlog of 600 lease applications
      Supported mediations that ended without court
    `,
    awards: [
      ['Bachelor of Technology in Surveying', 'unitech'],
      ['Diploma in Land Administration', 'unitech'],
    ],
    tickets: words`Registered surveyor, Drone operator`,
  },
  {
    key: 'policy-officer',
    industry: 'government',
    setting: 'office',
    titles: [
      ['Policy Officer', 'Mid level', 52, 70],
      ['Statistician', 'Mid level', 58, 78],
      ['Senior Policy Analyst', 'Senior level', 78, 104],
    ],
    purpose: lines`
      {company} is looking for a {title} who can turn evidence into two clear pages.
      {company} seeks a {title} for its policy team in {town}.
    `,
    work: lines`
      You will gather data, consult provinces and industry and draft papers for decision.
      A draft that a busy person understands at first reading is the standard.
      You will follow what happens after a decision and report it.
    `,
    responsibilities: lines`
      Research and draft policy papers and briefs
      Consult agencies, provinces and the public
      Analyse data and costs
      Prepare answers for the minister or board
      Monitor implementation
    `,
    requirements: lines`
      Degree in economics, law, statistics or public policy
      Three years in policy, research or statistics
      Very good written English
      Skills in Excel, Stata or R
    `,
    skills: words`Policy analysis, Research, Statistics, Drafting, Stakeholder consultation, Microsoft Excel`,
    done: lines`
      Drafted a policy on rural roads that was adopted
      Ran a household survey with sixty enumerators
      Consulted in nine provinces and wrote up what people said
      Prepared budget briefs under tight deadlines
    `,
    awards: [
      ['Bachelor of Economics', 'upng'],
      ['Bachelor of Public Policy Management', 'upng'],
    ],
    tickets: words`Survey sampling`,
  },
];
