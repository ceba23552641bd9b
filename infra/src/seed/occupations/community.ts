import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const community: readonly Occupation[] = [
  {
    key: 'community-affairs-officer',
    industry: 'energy',
    setting: 'field',
    titles: [
      ['Village Liaison Officer', 'Entry level', 30, 40],
      ['Community Affairs Officer', 'Mid level', 58, 80],
      ['Community Relations Superintendent', 'Management', 120, 155],
    ],
    purpose: lines`
      {company} works on land that belongs to clans. We are looking for a {title} who listens first.
      {company} needs a {title} in {province} to keep its word with the communities along its operations.
    `,
    work: lines`
      You will hold village meetings, record grievances and see that they are answered in the agreed time.
      Compensation, local employment and business contracts are discussed with landowner associations, women's groups and local government.
      You will write honest reports, also when the news is not good.
    `,
    responsibilities: lines`
      Visit communities on a regular schedule and keep the contact log
      Receive and follow up grievances
      Support land access, compensation and resettlement work
      Organise community projects in schools, health and water
      Brief visitors and contractors on local custom
    `,
    requirements: lines`
      Degree or diploma in social science, community development or a related field
      Three years of community work with a resource or development project
      Knowledge of land matters and the Incorporated Land Groups process
      Fluent Tok Pisin and one language of the region
    `,
    skills: words`Community engagement, Grievance handling, Land access, Conflict resolution, Report writing, Tok Pisin, Social mapping`,
    done: lines`
      Held monthly meetings with seventeen villages along a pipeline route
      Closed 92 percent of grievances within thirty days
      Helped nine clans to register as incorporated land groups
      Settled a road blockade by three days of talks without police
    `,
    awards: [
      ['Bachelor of Arts in Anthropology and Sociology', 'upng'],
      ['Bachelor of Arts in PNG Studies', 'dwu'],
    ],
    tickets: words`Mediation, First aid, Class 3 licence`,
  },
  {
    key: 'project-officer',
    industry: 'non-profit',
    setting: 'field',
    titles: [
      ['Project Officer', 'Mid level', 44, 60],
      ['WASH Officer', 'Mid level', 46, 64],
      ['Programme Coordinator', 'Senior level', 75, 100],
      ['Provincial Programme Manager', 'Management', 105, 138],
    ],
    purpose: lines`
      {company} works with communities that do most of the work themselves. We are looking for a {title} in {town}.
      {company} seeks a {title} to plan, deliver and learn together with partners in {province}.
    `,
    work: lines`
      You will run activities in villages and schools, from water supplies to savings groups, with local committees in the lead.
      Budgets are small and promises are kept; reports say what did not work as well.
      Partners are churches, health authorities and ward governments.
    `,
    responsibilities: lines`
      Plan and carry out project activities with communities
      Manage activity budgets and acquittals
      Train committees and volunteers
      Collect data and stories and report to donors
      Follow child protection and safeguarding rules
    `,
    requirements: lines`
      Degree or diploma in development, health, engineering or agriculture
      Three years in community projects
      Experience with donor reporting
      Willing to spend half of the time in the field
    `,
    skills: words`Project management, Community facilitation, WASH, Donor reporting, Safeguarding, Training, Budget management`,
    done: lines`
      Built gravity-fed water supplies with nineteen communities
      Managed a project budget of K1.2 million and acquitted each quarter
      Trained forty water committees, half of their members women
      Wrote donor reports that led to a second phase
    `,
    awards: [
      ['Bachelor of Arts in Community Development', 'upng'],
      ['Bachelor of Sustainable Development', 'dwu'],
    ],
    tickets: words`Safeguarding, First aid, Class 3 licence`,
  },
  {
    key: 'monitoring-evaluation',
    industry: 'non-profit',
    setting: 'field',
    titles: [
      ['Monitoring and Evaluation Officer', 'Mid level', 56, 76],
      ['MEL Coordinator', 'Senior level', 82, 110],
      ['Grants and Finance Officer', 'Mid level', 50, 68],
    ],
    purpose: lines`
      {company} wants to know what really changed. We need a {title} in {town}.
      {company} is looking for a {title} who is as comfortable in a village interview as in a spreadsheet.
    `,
    work: lines`
      You will design simple surveys, train enumerators, check budgets and bring the findings back to the people who gave them.
      Data is collected on tablets with KoBo and used in the next planning meeting.
      Donor audits are prepared by being tidy all year.
    `,
    responsibilities: lines`
      Keep the results framework and indicators
      Plan and supervise data collection
      Analyse data and write short reports
      Check grant spending and acquittals
      Run reflection meetings with teams and partners
    `,
    requirements: lines`
      Degree in statistics, social science or accounting
      Three years in monitoring or grant management
      KoBo or ODK experience
      Clear writing and honest figures
    `,
    skills: words`Monitoring and evaluation, KoBoToolbox, Data analysis, Grant management, Survey design, Report writing`,
    done: lines`
      Designed baseline and endline surveys in forty-two villages
      Trained twenty enumerators on KoBo
      Wrote learning briefs that changed two activities
      Prepared grants for audit without a finding
    `,
    awards: [
      ['Bachelor of Science in Applied Statistics', 'upng'],
      ['Bachelor of Arts in PNG Studies', 'dwu'],
    ],
    tickets: words`Safeguarding, KoBo trainer`,
  },
  {
    key: 'case-worker',
    industry: 'non-profit',
    setting: 'field',
    titles: [
      ['Case Worker', 'Mid level', 34, 46],
      ['GBV Counsellor', 'Mid level', 40, 54],
      ['Safe House Coordinator', 'Senior level', 58, 76],
    ],
    purpose: lines`
      {company} stands beside women and children after violence. We are looking for a {title} in {town}.
      {company} seeks a {title} who can listen without judging and act without delay.
    `,
    work: lines`
      You will receive survivors, make safety plans and go with them to clinic, police and court.
      The team meets each week to talk cases through and to look after each other.
      Awareness with men and boys is part of the programme.
    `,
    responsibilities: lines`
      Receive and assess clients confidentially
      Make safety plans and refer to health, police and legal services
      Counsel individuals and families
      Keep case files locked and up to date
      Hold awareness sessions in schools and churches
    `,
    requirements: lines`
      Diploma or degree in social work, counselling or nursing
      Experience with survivors of violence
      Knowledge of the Family Protection Act and Lukautim Pikinini Act
      Calm, discreet and respectful
    `,
    skills: words`Case management, Trauma counselling, Safety planning, Referral, Confidentiality, Awareness training`,
    done: lines`
      Managed about thirty cases at a time with safety plans
      Went with survivors to hospital, police and family court
      Ran a men's group on violence in the settlement
      Set up a referral path with clinic and police
    `,
    awards: [
      ['Bachelor of Arts in Social Work', 'upng'],
      ['Diploma in Counselling', 'dwu'],
    ],
    tickets: words`GBV case management, Psychological first aid`,
  },
  {
    key: 'conservation-officer',
    industry: 'non-profit',
    setting: 'field',
    titles: [
      ['Conservation Officer', 'Mid level', 42, 58],
      ['Marine Ranger Coordinator', 'Mid level', 44, 60],
      ['Environmental Officer', 'Mid level', 54, 74],
    ],
    purpose: lines`
      Reef, river and forest belong to custom owners. {company} needs a {title} in {town} who works with them.
      {company} is looking for a {title} with mud or salt on the boots.
    `,
    work: lines`
      You will train rangers, monitor fish, turtles, birds or water and sit with clans over rules they set themselves.
      Science is shared in Tok Pisin with drawings, not kept in a report.
      Patrols last up to ten days.
    `,
    responsibilities: lines`
      Train and equip community rangers
      Carry out biological or water monitoring
      Facilitate management plans with clans
      Map areas with GIS
      Report to partners and communities
    `,
    requirements: lines`
      Degree in biology, environmental science or forestry
      Field experience in PNG
      GIS and data skills
      Dive or forest survival skills an advantage
    `,
    skills: words`Biodiversity monitoring, GIS, Community rangers, Environmental impact, Scuba, Management planning`,
    done: lines`
      Trained twenty-four rangers in reef monitoring
      Mapped a conservation area of 14,000 hectares with six clans
      Monitored river water below a mine through two wet seasons
      Taught schools about turtles and mangroves
    `,
    awards: [
      ['Bachelor of Science in Environmental Science', 'upng'],
      ['Bachelor of Science in Forestry', 'unitech'],
    ],
    tickets: words`Open water diver, Wilderness first aid`,
  },
];
