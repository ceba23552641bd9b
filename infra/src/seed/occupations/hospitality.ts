import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const hospitality: readonly Occupation[] = [
  {
    key: 'front-office',
    industry: 'hospitality',
    setting: 'hotel',
    titles: [
      ['Hotel Receptionist', 'Entry level', 17, 24],
      ['Front Desk Supervisor', 'Mid level', 28, 38],
      ['Hotel Duty Manager', 'Senior level', 46, 62],
    ],
    purpose: lines`
      {company} is looking for a {title} who remembers faces and keeps promises.
      The first smile a guest sees is yours. {company} needs a {title} in {town}.
    `,
    work: lines`
      You will check guests in and out, answer calls and bookings and solve what comes up at midnight.
      Airport pick-ups, late flights and power cuts are part of hotel life here.
      The house has between forty and ninety rooms and is usually full during the week.
    `,
    responsibilities: lines`
      Check guests in and out
      Handle bookings, calls and complaints
      Keep the cash float and night audit
      Arrange transport and tours
      Work closely with housekeeping and security
    `,
    requirements: lines`
      Certificate in tourism and hospitality an advantage
      Experience at a front desk for senior positions
      Clear English and good manners
      Computer literate
    `,
    skills: words`Front office, Opera PMS, Reservations, Guest relations, Cash handling, Night audit`,
    done: lines`
      Checked in up to sixty guests a day and kept the night audit
      Raised the hotel's review score from 7.6 to 8.4 by quicker answers to complaints
      Managed bookings in Opera and through travel agents
      Trained four receptionists
    `,
    awards: [
      ['Certificate in Tourism and Hospitality', 'trade'],
      ['Bachelor of Tourism and Hospitality Management', 'dwu'],
    ],
    tickets: words`First aid, Fire warden`,
  },
  {
    key: 'chef',
    industry: 'hospitality',
    setting: 'hotel',
    titles: [
      ['Commis Chef', 'Entry level', 17, 24],
      ['Cook', 'Entry level', 16, 23],
      ['Chef de Partie', 'Mid level', 28, 40],
      ['Executive Chef', 'Management', 78, 110],
    ],
    purpose: lines`
      {company} is looking for a {title} who can do honour to fresh fish, kaukau and aibika.
      {company} is renewing its kitchen in {town} and needs a {title}.
    `,
    work: lines`
      You will cook for the restaurant, for functions of up to two hundred and for the staff.
      We buy at the market each morning and write menus around what is good.
      HACCP logs are filled in during service and not after it.
    `,
    responsibilities: lines`
      Prepare and cook by recipe and standard
      Keep food safety logs and a clean station
      Control portions and waste
      Help with menus, functions and buffets
      Train kitchen hands
    `,
    requirements: lines`
      Trade certificate in commercial cookery or equal experience
      Food safety training
      Calm and clean during service
      Willing to work split shifts
    `,
    skills: words`Commercial cookery, Menu planning, HACCP, Buffets, Stock ordering, Pastry`,
    done: lines`
      Cooked for a sixty-seat restaurant and functions of two hundred
      Wrote a market menu with local fish, greens and fruit
      Cut food cost from 41 to 34 percent
      Kept the kitchen's food safety logs through inspections
    `,
    awards: [['NATTB Trade Certificate, Commercial Cookery', 'trade']],
    tickets: words`Food safety, First aid`,
  },
  {
    key: 'housekeeping',
    industry: 'hospitality',
    setting: 'hotel',
    titles: [
      ['Room Attendant', 'Entry level', 12, 16],
      ['Housekeeping Supervisor', 'Mid level', 22, 30],
      ['Cleaner', 'Entry level', 11, 15],
    ],
    purpose: lines`
      {company} is looking for a {title} who sees dust that others miss.
      A clean room is the best welcome. {company} has a vacancy for a {title} in {town}.
    `,
    work: lines`
      You will clean rooms and public areas, change linen and report what needs repair.
      Attendants work in pairs with a fair number of rooms each.
      Found items are handed in; honest people are thanked in public.
    `,
    responsibilities: lines`
      Clean rooms and public areas to the checklist
      Change and count linen
      Report damage and lost property
      Use chemicals safely
      Keep trolleys and stores in order
    `,
    requirements: lines`
      Experience in cleaning or housekeeping an advantage
      Honest, discreet and fit
      Grade 8 or better
      Willing to work weekends
    `,
    skills: words`Housekeeping, Laundry, Chemical safety, Attention to detail, Teamwork`,
    done: lines`
      Cleaned fourteen rooms a day to the hotel's standard
      Supervised a team of nine and inspected rooms
      Kept linen counts and store requests
      Returned valuables left by guests
    `,
    awards: [
      ['Certificate in Tourism and Hospitality', 'trade'],
      ['Grade 10 Certificate', 'secondary'],
    ],
    tickets: words`Chemical handling, First aid`,
  },
  {
    key: 'food-beverage',
    industry: 'hospitality',
    setting: 'hotel',
    titles: [
      ['Food and Beverage Attendant', 'Entry level', 13, 18],
      ['Barista', 'Entry level', 15, 21],
      ['Restaurant Supervisor', 'Mid level', 26, 36],
      ['Events Coordinator', 'Mid level', 34, 46],
    ],
    purpose: lines`
      {company} is looking for a {title} with quick feet and a warm manner.
      {company} serves breakfast to late suppers in {town} and needs a {title}.
    `,
    work: lines`
      You will look after tables, bar and functions, from quiet breakfasts to weddings.
      We serve PNG coffee properly and want every guest to ask where it comes from.
      Bills are right the first time, and the float balances.
    `,
    responsibilities: lines`
      Welcome and serve guests
      Take orders and handle payment
      Set up functions and conferences
      Serve alcohol responsibly
      Keep bar and restaurant clean
    `,
    requirements: lines`
      Experience in a restaurant, bar or café an advantage
      Good English and presentation
      Responsible service of alcohol
      Evening and weekend work
    `,
    skills: words`Table service, Barista, Bar service, Point of sale, Event set-up, Customer service`,
    done: lines`
      Served in an eighty-seat restaurant and at conference functions
      Made coffee for 150 guests at breakfast
      Coordinated weddings and company dinners for up to 250 guests
      Trained new attendants in table service
    `,
    awards: [
      ['Certificate in Tourism and Hospitality', 'trade'],
      ['Grade 12 Certificate', 'secondary'],
    ],
    tickets: words`Responsible service of alcohol, Food safety`,
  },
  {
    key: 'dive-guide',
    industry: 'hospitality',
    setting: 'hotel',
    titles: [
      ['Dive Master', 'Entry level', 26, 36],
      ['Dive Instructor', 'Mid level', 42, 60],
      ['Resort Manager', 'Management', 88, 120],
    ],
    purpose: lines`
      {company} shows visitors a part of the world they will talk about for years. We are looking for a {title}.
      {company} near {town} needs a {title} who knows the place and loves to share it.
    `,
    work: lines`
      You will guide guests on reefs and wrecks, look after gear and keep everyone safe.
      Custom owners of the reefs share in what guests pay; you will keep that friendship.
      Groups are small, and the season runs from May to November.
    `,
    responsibilities: lines`
      Lead dives by the safety plan
      Brief guests and check their fitness and gear
      Maintain boats, cylinders and compressors
      Tell stories of reefs, wrecks and custom
      Keep logs and report incidents
    `,
    requirements: lines`
      PADI qualification that fits the position
      Good English; other languages an advantage
      Physically fit
      Experience with international guests
    `,
    skills: words`Dive guiding, PADI, First aid, Boat handling, Compressor maintenance, Guest safety`,
    done: lines`
      Guided more than three hundred guests on reefs and wrecks
      Taught sixty beginners to their open water certificate
      Maintained compressors and dive gear
      Arranged village visits with fair payment to hosts
    `,
    awards: [
      ['Certificate in Tour Guiding', 'trade'],
      ['Bachelor of Tourism and Hospitality Management', 'dwu'],
    ],
    tickets: words`PADI instructor, Wilderness first aid, Boat operator`,
  },
  {
    key: 'tour-guide',
    industry: 'hospitality',
    setting: 'hotel',
    titles: [
      ['Tour Guide', 'Entry level', 16, 24],
      ['Trek Leader', 'Mid level', 26, 38],
      ['Tours and Activities Manager', 'Management', 56, 76],
    ],
    purpose: lines`
      Visitors come for birds, gardens and sing-sings and leave with friends. {company} is looking for a {title}.
      {company} needs a {title} who knows the valley and loves to share it.
    `,
    work: lines`
      You will lead small groups to villages, coffee gardens, caves and ridges, and bring everyone back before dark.
      Hosts in the villages share in what guests pay; you will settle it with them on the day.
      Stories are as important as kilometres, and so are dry socks.
    `,
    responsibilities: lines`
      Lead walks and tours by the safety plan
      Brief guests and check their fitness and shoes
      Arrange hosts, carriers and meals on the way
      Tell stories of place, birds, war history and custom
      Keep trip logs and report incidents
    `,
    requirements: lines`
      Guide training or proven experience
      Good English; other languages an advantage
      First aid certificate
      Physically fit and patient
    `,
    skills: words`Guiding, Storytelling, First aid, Birds and plants, Trip planning, Tok Pisin`,
    done: lines`
      Guided more than three hundred guests through villages and coffee gardens
      Walked the Kokoda Track with sixteen groups
      Arranged village visits with fair payment to hosts
      Learned the calls of sixty birds and shared them with guests
    `,
    awards: [
      ['Certificate in Tour Guiding', 'trade'],
      ['Bachelor of Tourism and Hospitality Management', 'dwu'],
    ],
    tickets: words`Wilderness first aid, Guide certificate`,
  },
];
