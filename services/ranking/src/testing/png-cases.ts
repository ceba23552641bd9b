import { type RankJob } from '../engine/types.js';

/** An ad with six people: who fits, who half fits, who fits in other words, who denies it, who only mentions it, who is elsewhere. */
export interface PngCase {
  job: RankJob;
  strong: PngPerson;
  weak: PngPerson;
  paraphrase: PngPerson;
  denies: PngPerson;
  mentions: PngPerson;
  elsewhere: PngPerson;
}

export interface PngPerson {
  skills: string[];
  experience: string;
  education?: string;
  location?: string;
}

const ad = (
  title: string,
  description: string,
  requirements: string[],
  skills: string[],
  responsibilities: string[] = [],
): RankJob => ({
  title,
  description,
  requirements,
  responsibilities,
  skills,
});

/** Ads and applicants of Papua New Guinea, written for these tests. */
export const pngCases: PngCase[] = [
  {
    job: ad(
      'Electrician',
      'Install and repair electrical systems in commercial buildings in Port Moresby.',
      [
        'Trade certificate recognised by NATTB',
        'Current electrical licence',
        'At least 4 years of experience as an electrician',
      ],
      ['Wiring', 'Switchboards', 'Generators', 'Fault finding'],
    ),
    strong: {
      skills: ['Wiring', 'Switchboards', 'Generators'],
      experience:
        'Electrician, Hornibrook NGI, 2016-2025. Wired offices and shops, built switchboards, traced faults and serviced standby generators. NATTB trade certificate and current electrical licence.',
    },
    weak: {
      skills: ['Wiring'],
      experience:
        'Electrical trade assistant, Lae, 2024-2025. Pulled cables for the tradesman and cleaned tools. Second year apprentice.',
    },
    paraphrase: {
      skills: ['Gensets', 'DB boards'],
      experience:
        'Licensed sparky for nine years with a Goroka contractor. Rewired houses and stores, fitted distribution boards, fixed gensets and found the cause of blackouts. NC3 from the polytechnic.',
    },
    denies: {
      skills: ['Painting'],
      experience:
        'House painter, 6 years. I am not an electrician, I have no electrical licence and never did wiring or switchboards.',
    },
    mentions: {
      skills: ['Sales'],
      experience:
        'Hardware shop assistant, 5 years. Sold wiring and switchboards to electricians and kept the shelves full.',
    },
    elsewhere: {
      skills: ['Fishing', 'Boat repair'],
      experience: 'Fisherman and boat builder in Manus, 8 years. Caught tuna, mended nets and carved canoes.',
    },
  },
  {
    job: ad(
      'Chef',
      'Lead the kitchen of a 90-room hotel, with buffets and conferences.',
      ['Certificate in commercial cookery', '5 years of kitchen experience in hotels', 'Food safety certificate'],
      ['Menu planning', 'Buffets', 'Food safety', 'Stock control'],
    ),
    strong: {
      skills: ['Menu planning', 'Buffets', 'Food safety'],
      experience:
        'Chef, Airways Hotel, 2015-2024. Planned menus, ran buffets for 300 guests, controlled kitchen stock and trained cooks in food safety. Certificate in commercial cookery.',
    },
    weak: {
      skills: ['Cooking'],
      experience:
        'Kitchen hand, Alotau guest house, 2023-2025. Washed dishes, peeled vegetables and helped with breakfast.',
    },
    paraphrase: {
      skills: ['HACCP', 'Stocktake'],
      experience:
        'Head cook since 2014 at a Madang resort. Wrote the bill of fare, fed large functions from the carvery, held the HACCP file and did the weekly stocktake of meat and greens. Trained in cookery at the polytechnic.',
    },
    denies: {
      skills: ['Housekeeping'],
      experience:
        'Room attendant, 5 years. I have not worked as a chef and have no cookery certificate, but I would like to learn menu planning.',
    },
    mentions: {
      skills: ['Driving'],
      experience:
        'Hotel bus driver, 6 years. Drove chefs and guests to the buffet and collected orders for the kitchen.',
    },
    elsewhere: {
      skills: ['Surveying'],
      experience: 'Survey field hand, 7 years. Carried the total station, cut lines and recorded levels for new roads.',
    },
  },
  {
    job: ad(
      'Community Health Worker',
      'Staff a rural aid post with outreach to eight villages.',
      ['Certificate in Community Health Work', 'Registration as CHW', '2 years in rural health service'],
      ['Immunisation', 'Antenatal care', 'Malaria testing', 'Health education'],
    ),
    strong: {
      skills: ['Immunisation', 'Antenatal care', 'Malaria testing'],
      experience:
        'Community Health Worker, Kabwum health centre, 2018-2025. Gave immunisations, ran antenatal clinics, tested for malaria and taught health education in schools. Registered CHW with certificate in community health work.',
    },
    weak: {
      skills: ['First aid'],
      experience: 'Village health volunteer, 2024-2025. Helped the nurse at mobile clinics and kept a first aid box.',
    },
    paraphrase: {
      skills: ['EPI', 'RDT', 'MCH'],
      experience:
        'APO in charge of an aid post for six years. Vaccinated babies on patrols, looked after mothers in the well baby clinic, read RDT slides and gave tok save on hygiene. CHW training at Salamo.',
    },
    denies: {
      skills: ['Carpentry'],
      experience:
        'Carpenter, 9 years. Built an aid post but I am not a health worker and have no training in immunisation, antenatal care or malaria testing.',
    },
    mentions: {
      skills: ['Radio'],
      experience:
        'Mission radio operator, 7 years. Passed messages for the community health worker and booked flights for patients with malaria.',
    },
    elsewhere: {
      skills: ['Bookkeeping'],
      experience: 'Trade store bookkeeper, 5 years. Kept the cash book, counted stock and paid suppliers.',
    },
  },
  {
    job: ad(
      'Storeman',
      'Receive, store and issue spare parts at a coffee mill warehouse.',
      ['Grade 12 certificate', 'Forklift ticket', '3 years of warehouse experience'],
      ['Stock control', 'Forklift', 'Goods receiving', 'Computer records'],
    ),
    strong: {
      skills: ['Stock control', 'Forklift', 'Goods receiving'],
      experience:
        'Storeman, Kagamuga warehouse, 2017-2025. Received and issued spare parts, counted stock each month, drove the forklift and kept computer records. Forklift ticket.',
      education: 'Grade 12 certificate',
    },
    weak: {
      skills: ['Packing'],
      experience: 'Casual packer at a depot, 2024-2025. Loaded cartons and swept the shed.',
      education: 'Grade 10',
    },
    paraphrase: {
      skills: ['Stocktake', 'Reach truck'],
      experience:
        'Stores clerk for 8 years at a Lae depot. Checked deliveries against dockets, put away and picked items with the reach truck, did stocktakes and entered bin cards in Pronto.',
      education: 'Higher school certificate',
    },
    denies: {
      skills: ['Gardening'],
      experience: 'Gardener, 6 years. Never worked in a warehouse, no forklift ticket and no stock control experience.',
    },
    mentions: {
      skills: ['Security'],
      experience:
        'Gate guard at a warehouse, 5 years. Opened the gate for forklift drivers and storemen and wrote vehicle numbers.',
    },
    elsewhere: {
      skills: ['Singing'],
      experience: 'Church musician, 10 years. Led the choir, tuned guitars and taught songs.',
    },
  },
  {
    job: ad(
      'Agricultural Extension Officer',
      'Advise cocoa and coffee smallholders in East New Britain.',
      ['Diploma in Tropical Agriculture', '3 years of field extension work', 'Driver licence class 3'],
      ['Cocoa', 'Farmer training', 'Pest management', 'Reporting'],
    ),
    strong: {
      skills: ['Cocoa', 'Farmer training', 'Pest management'],
      experience:
        'Agricultural Extension Officer, DPI Kokopo, 2014-2024. Trained farmers in cocoa pruning and pod borer pest management and wrote quarterly reports. Diploma in Tropical Agriculture, class 3 driver licence.',
    },
    weak: {
      skills: ['Cocoa'],
      experience: 'Field assistant at a cocoa nursery, 2024-2025. Watered seedlings and helped at one training day.',
    },
    paraphrase: {
      skills: ['Kakao', 'Disease control'],
      experience:
        'Didiman for 11 years in the islands. Visited blocks, showed growers how to prune kakao, bud new clones and keep pod borer down, and sent a report each quarter. Diploma from Vudal.',
    },
    denies: {
      skills: ['Typing'],
      experience:
        'Office typist, 4 years. I have no diploma in agriculture and did not do farmer training or work with cocoa.',
    },
    mentions: {
      skills: ['Shop keeping'],
      experience: 'Trade store keeper, 6 years. Sold rice to cocoa farmers and to the agricultural extension officer.',
    },
    elsewhere: {
      skills: ['Panel beating'],
      experience: 'Panel beater, 8 years. Straightened doors, filled dents and sprayed cars.',
    },
  },
  {
    job: ad(
      'Truck Driver',
      'Haul containers on the Highlands Highway between Lae and Mount Hagen.',
      ['Class 4 driver licence', '5 years driving heavy trucks', 'Police clearance'],
      ['Semi-trailers', 'Vehicle checks', 'Load securing', 'Log books'],
    ),
    strong: {
      skills: ['Semi-trailers', 'Vehicle checks', 'Load securing'],
      experience:
        'Truck driver, Mapai Transport, 2013-2025. Drove semi-trailers with containers on the Highlands Highway, secured loads, checked the vehicle before each trip and filled log books. Class 4 licence, police clearance.',
    },
    weak: {
      skills: ['Driving'],
      experience: 'Taxi driver, Port Moresby, 2023-2025. Carried passengers in a sedan. Class 1 licence.',
    },
    paraphrase: {
      skills: ['Prime mover', 'Chains and tarps'],
      experience:
        'Prime mover draiva for 10 years, up and down to Hagen. Pulled low loaders and box trailers, tied down freight with chains, walked around the rig at dawn and wrote my running sheet.',
    },
    denies: {
      skills: ['Teaching'],
      experience:
        'Elementary teacher, 7 years. I do not have a driver licence and never drove semi-trailers or heavy trucks.',
    },
    mentions: {
      skills: ['Cooking'],
      experience:
        'Market food seller at a highway stop, 5 years. Cooked lamb flaps for truck drivers and washed their semi-trailers.',
    },
    elsewhere: {
      skills: ['Sewing'],
      experience: 'Tailor of meri blouses, 9 years. Cut cloth, sewed and repaired machines.',
    },
  },
  {
    job: ad(
      'Project Manager',
      'Manage donor-funded water supply projects in three provinces.',
      [
        'Degree in engineering or development',
        '6 years of project management experience',
        'Experience with donor reporting',
      ],
      ['Project planning', 'Budget control', 'Contract management', 'Monitoring and evaluation'],
    ),
    strong: {
      skills: ['Project planning', 'Budget control', 'Monitoring and evaluation'],
      experience:
        'Project Manager, WaterAid, 2015-2025. Planned and delivered rural water supply projects, controlled budgets of K12 million, managed contracts with builders, led monitoring and evaluation and donor reporting. Degree in civil engineering from Unitech.',
    },
    weak: {
      skills: ['Administration'],
      experience: 'Project administration assistant, 2023-2025. Typed minutes, filed contracts and booked travel.',
    },
    paraphrase: {
      skills: ['MEL', 'Prince2'],
      experience:
        'Programme lead since 2012 for gravity-fed supply schemes. Drew up work plans, kept spending within the grant, supervised contractors, and wrote the MEL reports for DFAT. BEng.',
    },
    denies: {
      skills: ['Plumbing'],
      experience: 'Plumber, 8 years. No experience in project management, budget control or donor reporting.',
    },
    mentions: {
      skills: ['Catering'],
      experience: 'Caterer, 6 years. Served lunch to project managers at monitoring and evaluation workshops.',
    },
    elsewhere: {
      skills: ['Diesel engines'],
      experience: 'Diesel fitter, 10 years. Overhauled engines and gearboxes of ships.',
    },
  },
];
