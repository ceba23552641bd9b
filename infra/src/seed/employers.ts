import type { Occupation } from './occupations/occupation.js';

/** Where people worked besides the companies on the board: [name, town]. */
export const otherEmployers: Record<Occupation['industry'], readonly (readonly [name: string, town: string])[]> = {
  technology: [
    ['Lagatoi Computers', 'Port Moresby'],
    ['Data Haus Lae', 'Lae'],
  ],
  healthcare: [
    ['Erap Health Centre', 'Lae'],
    ['Kupiano Rural Hospital', 'Kupiano'],
    ['Nazareth Urban Clinic', 'Port Moresby'],
    ['Baiyer River Health Centre', 'Mount Hagen'],
  ],
  finance: [
    ['Moale Savings and Loan', 'Port Moresby'],
    ['Wau Rural Credit Union', 'Wau'],
  ],
  education: [
    ['Sacred Heart Primary School', 'Port Moresby'],
    ['Bumayong Lutheran Secondary School', 'Lae'],
    ['Minj Primary School', 'Minj'],
  ],
  manufacturing: [
    ['Morobe Packaging', 'Lae'],
    ['Laloki Brewing and Beverages', 'Port Moresby'],
  ],
  retail: [
    ['Tenth Street Wholesale', 'Lae'],
    ['Koki Trade Supplies', 'Port Moresby'],
    ['Kagamuga Cash and Carry', 'Mount Hagen'],
  ],
  agriculture: [
    ['Aiyura Research Station', 'Kainantu'],
    ['Ramu Valley Estates', 'Madang'],
    ['Warangoi Plantations', 'Kokopo'],
  ],
  mining: [
    ['Watut River Gold', 'Bulolo'],
    ['Simbu Contract Mining', 'Porgera'],
    ['Misima Exploration', 'Misima'],
  ],
  government: [
    ['Department of Works', 'Port Moresby'],
    ['Kainantu District Administration', 'Kainantu'],
    ['Wewak Urban Local Level Government', 'Wewak'],
  ],
  'non-profit': [
    ['Highlands Women in Action', 'Goroka'],
    ['Save Our Sepik', 'Wewak'],
  ],
  telecommunications: [
    ['Skyline Tower Services', 'Port Moresby'],
    ['Morobe Communications', 'Lae'],
  ],
  construction: [
    ['Nadzab Builders', 'Lae'],
    ['Laloki Constructions', 'Port Moresby'],
    ['Simbu Roads and Bridges', 'Kundiawa'],
  ],
  energy: [
    ['Hides Field Services', 'Komo'],
    ['Rouna Hydro', 'Sogeri'],
    ['Southern Gulf Contractors', 'Kikori'],
  ],
  transportation: [
    ['Islands Coastal Transport', 'Kavieng'],
    ['Nadzab Air Services', 'Lae'],
    ['Highlands Convoy', 'Mount Hagen'],
  ],
  media: [
    ['Wantok Vois Radio', 'Port Moresby'],
    ['Lae Print House', 'Lae'],
  ],
  hospitality: [
    ['Huon Gulf Guest House', 'Lae'],
    ['Loloho Beach Bungalows', 'Arawa'],
    ['Madang Lagoon Inn', 'Madang'],
  ],
  other: [
    ['Gordons Business Services', 'Port Moresby'],
    ['Top Town Office Supplies', 'Lae'],
    ['Western Highlands Estates', 'Mount Hagen'],
  ],
};
