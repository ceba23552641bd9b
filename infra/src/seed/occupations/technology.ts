import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const technology: readonly Occupation[] = [
  {
    key: 'software-developer',
    industry: 'technology',
    setting: 'office',
    titles: [
      ['Junior Software Developer', 'Entry level', 40, 56],
      ['Software Developer', 'Mid level', 75, 110],
      ['Senior Full Stack Developer', 'Senior level', 115, 160],
    ],
    purpose: lines`
      {company} builds software that works on slow lines and small phones. We are looking for a {title}.
      {company} is growing its product team and needs a {title} who ships, listens and fixes.
    `,
    work: lines`
      You will work in a team of five on web and mobile applications used from Port Moresby to the smallest station.
      We write tests, review each other's changes and release every week.
      Users are a phone call away, and you will visit them; it changes how one builds things.
    `,
    responsibilities: lines`
      Design, write and test features with the team
      Review code and keep the build green
      Find and fix faults reported by users
      Write short, useful documentation
      Help to plan and estimate work
      Look after data protection and performance
    `,
    requirements: lines`
      Degree or diploma in computer science or information systems, or equal experience
      Good JavaScript or TypeScript; React and Node.js an advantage
      Working knowledge of SQL and Git
      Able to explain technical things simply
    `,
    skills: words`TypeScript, React, Node.js, PostgreSQL, Git, REST APIs, Testing, Linux`,
    done: lines`
      Built a school fee portal in React and Node.js used by forty schools
      Cut a page's weight from 3 MB to 200 KB for mobile users
      Wrote automated tests that stopped a series of payment faults
      Integrated bank and mobile wallet payment interfaces
    `,
    awards: [
      ['Bachelor of Science in Computer Science', 'unitech'],
      ['Bachelor of Information Technology', 'dwu'],
      ['Bachelor of Science in Information Systems', 'upng'],
    ],
    tickets: words`AWS Cloud Practitioner, Scrum Master`,
  },
  {
    key: 'ict-support',
    industry: 'technology',
    setting: 'office',
    titles: [
      ['ICT Support Officer', 'Entry level', 30, 42],
      ['Help Desk Analyst', 'Entry level', 32, 44],
      ['Senior ICT Support Officer', 'Mid level', 48, 64],
      ['ICT Manager', 'Management', 115, 150],
    ],
    purpose: lines`
      {company} is looking for a {title} who fixes the fault and leaves the user smiling.
      {company} in {town} needs a {title} to keep laptops, printers, phones and the network going.
    `,
    work: lines`
      You will answer about twenty tickets a day, by phone, by remote control and at the desk.
      Power cuts and lightning are part of life: backups and surge protection are too.
      You will set up new staff, keep the asset register and help with office moves and branch visits.
    `,
    responsibilities: lines`
      Answer and solve support tickets within the agreed time
      Install and maintain computers, printers and phones
      Create accounts and manage access
      Check backups and antivirus daily
      Keep the asset and licence registers
      Teach users safe use of e-mail and the internet
    `,
    requirements: lines`
      Certificate, diploma or degree in information technology
      One to three years of user support
      Good with Windows, Microsoft 365 and basic networking
      Patient and clear with people
      Driver's licence an advantage
    `,
    skills: words`Help desk, Windows 11, Microsoft 365, Active Directory, Networking, Hardware repair, Backup, Printers`,
    done: lines`
      Solved about twenty support tickets a day for 180 users
      Rolled out Microsoft 365 and multi-factor sign-in over four branches
      Restored a file server from backup within three hours after a lightning strike
      Set up and handed over more than ninety laptops
    `,
    awards: [
      ['Diploma in Information Technology', 'trade'],
      ['Bachelor of Information Technology', 'dwu'],
    ],
    tickets: words`CompTIA A+, Microsoft 365 Fundamentals, ITIL Foundation`,
  },
  {
    key: 'network-engineer',
    industry: 'technology',
    setting: 'office',
    titles: [
      ['Network Administrator', 'Mid level', 62, 84],
      ['Network and Systems Engineer', 'Mid level', 85, 118],
      ['Cyber Security Analyst', 'Senior level', 105, 145],
    ],
    purpose: lines`
      {company} connects offices from the coast to the highlands and needs a {title} who keeps packets moving.
      {company} seeks a {title} in {town} to run and secure its systems.
    `,
    work: lines`
      You will look after firewalls, switches, satellite and fibre links, virtual servers and their backups.
      Links fail over between fibre, microwave and satellite; you will make sure that users hardly notice.
      Attacks are tried every day, so patching and monitoring are routine and not projects.
    `,
    responsibilities: lines`
      Run and document LAN, WAN and wireless networks
      Manage firewalls, VPN and access rules
      Monitor links and servers and act on alerts
      Patch systems and test restores
      Investigate security events
      Plan capacity and upgrades
    `,
    requirements: lines`
      Degree or diploma in IT or electronics
      CCNA or equal knowledge
      Three years with Cisco, Fortinet or MikroTik
      Experience with VMware or Hyper-V
      Ready for call-outs on roster
    `,
    skills: words`Cisco, Fortinet, VPN, VMware, Linux, Network monitoring, Cyber security, VSAT`,
    done: lines`
      Ran the network of eleven branches over fibre, microwave and VSAT
      Replaced ageing firewalls and separated payment systems from office traffic
      Set up monitoring that finds failing links before users call
      Led the response to a ransomware attempt without loss of data
    `,
    awards: [
      ['Bachelor of Engineering in Communication Engineering', 'unitech'],
      ['Bachelor of Information Technology', 'dwu'],
    ],
    tickets: words`CCNA, Fortinet NSE 4, CompTIA Security+`,
  },
  {
    key: 'data-analyst',
    industry: 'technology',
    setting: 'office',
    titles: [
      ['Data Entry Officer', 'Entry level', 20, 27],
      ['Data Analyst', 'Mid level', 64, 90],
      ['Business Intelligence Analyst', 'Senior level', 95, 130],
    ],
    purpose: lines`
      {company} collects plenty of data and wants to learn more from it. We need a {title}.
      {company} is looking for a {title} who checks the data before the chart.
    `,
    work: lines`
      You will clean, join and describe data from stores, branches or field tablets and present it to managers.
      Reports run by themselves where they can, so that time is left for questions.
      You will say clearly what the data cannot tell.
    `,
    responsibilities: lines`
      Collect, check and clean data
      Write queries and build dashboards
      Prepare weekly and monthly reports
      Explain results to people without a statistics background
      Protect personal data
    `,
    requirements: lines`
      Degree or diploma in statistics, IT or economics for analyst positions
      Good SQL and Excel; Power BI or R an advantage
      Accurate and curious
      Clear English
    `,
    skills: words`SQL, Power BI, Microsoft Excel, Data cleaning, Dashboards, Statistics, R`,
    done: lines`
      Built Power BI dashboards of sales and stock for nine stores
      Cleaned and matched 300,000 customer records
      Automated a monthly report that used to take four days
      Presented findings to managers each quarter
    `,
    awards: [
      ['Bachelor of Science in Applied Statistics', 'upng'],
      ['Bachelor of Science in Computer Science', 'unitech'],
    ],
    tickets: words`Power BI Data Analyst`,
  },
  {
    key: 'telecom-technician',
    industry: 'telecommunications',
    setting: 'field',
    titles: [
      ['Tower Rigger', 'Entry level', 28, 40],
      ['Telecommunications Technician', 'Mid level', 46, 64],
      ['Transmission Engineer', 'Senior level', 92, 125],
      ['RF Planning Engineer', 'Senior level', 98, 132],
    ],
    purpose: lines`
      {company} builds and keeps mobile towers on mountain tops and small islands. We are hiring a {title}.
      No signal, no news from home: {company} needs a {title} in {town} to keep sites on air.
    `,
    work: lines`
      You will install and maintain radios, antennas, microwave links and the power that feeds them.
      Some sites are reached by helicopter, with two days of food in case of cloud.
      Every outage is counted in minutes, and causes are written down so that they do not return.
    `,
    responsibilities: lines`
      Install, align and test radio and microwave equipment
      Maintain generators, batteries and solar at sites
      Attend outages on roster
      Climb and rig by the safe work method
      Keep good relations with landowners of the sites
    `,
    requirements: lines`
      Certificate or degree in electronics, telecommunications or electrical
      Working at heights and tower rescue
      Driver's licence
      Willing to travel by small plane, helicopter and boat
    `,
    skills: words`Microwave links, Tower climbing, Antenna alignment, Power systems, Fault finding, RF measurements`,
    done: lines`
      Kept thirty-four sites on air with availability above 99.5 percent
      Aligned microwave hops of up to 62 km
      Replaced diesel by solar hybrid power on nine hill sites
      Rigged and climbed towers of 70 metres with a clean safety record
    `,
    awards: [
      ['Bachelor of Engineering in Communication Engineering', 'unitech'],
      ['Diploma in Electronics', 'trade'],
    ],
    tickets: words`Tower rescue, Working at heights, Class 3 licence`,
  },
  {
    key: 'call-centre-agent',
    industry: 'other',
    setting: 'office',
    titles: [
      ['Customer Care Agent', 'Entry level', 18, 25],
      ['Customer Care Team Leader', 'Mid level', 34, 44],
      ['Customer Care Supervisor', 'Senior level', 44, 58],
    ],
    purpose: lines`
      {company} is looking for a {title} with a calm voice.
      {company} has openings for a {title} in {town}, day and evening shifts.
    `,
    work: lines`
      You will help customers with accounts, payments, faults and forgotten PINs in English and Tok Pisin.
      New people are trained for three weeks before they take calls alone.
      The best calls end with the problem solved and a laugh.
    `,
    responsibilities: lines`
      Answer calls, chats and messages within the target time
      Check identity and update customer records
      Record and pass on faults
      Explain products honestly
      Meet quality targets and take part in coaching
    `,
    requirements: lines`
      Grade 12
      Clear speech in English and Tok Pisin; Motu an advantage
      Computer literate
      Willing to work shifts
    `,
    skills: words`Customer service, Call handling, Tok Pisin, Data entry, Problem solving, Patience`,
    done: lines`
      Answered about ninety calls a day with a satisfaction score of 92 percent
      Solved payment faults together with branches and agents
      Coached eight new starters
      Wrote short answers in Tok Pisin for common questions
    `,
    awards: [
      ['Grade 12 Certificate', 'secondary'],
      ['Certificate in Business Studies', 'commerce'],
    ],
    tickets: words`Customer service certificate`,
  },
];
