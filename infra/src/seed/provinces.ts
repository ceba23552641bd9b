/** The four regions, which decide what people there are called. */
export const regions = ['Southern', 'Highlands', 'Momase', 'Islands'] as const;
export type Region = (typeof regions)[number];

export interface Province {
  readonly name: string;
  /** As it stands behind a town in an address. */
  readonly short: string;
  readonly region: Region;
  /** Towns and stations, the capital first. */
  readonly towns: readonly string[];
  /** Area digits of land lines there. */
  readonly areaCode: string;
}

/** The 22 provinces of Papua New Guinea. */
export const provinces: readonly Province[] = [
  { name: 'National Capital District', short: 'NCD', region: 'Southern', towns: ['Port Moresby'], areaCode: '32' },
  {
    name: 'Central',
    short: 'Central',
    region: 'Southern',
    towns: ['Kwikila', 'Bereina', 'Kupiano', 'Sogeri'],
    areaCode: '32',
  },
  { name: 'Gulf', short: 'Gulf', region: 'Southern', towns: ['Kerema', 'Baimuru', 'Kikori'], areaCode: '64' },
  {
    name: 'Western',
    short: 'Western',
    region: 'Southern',
    towns: ['Daru', 'Kiunga', 'Tabubil', 'Balimo'],
    areaCode: '64',
  },
  {
    name: 'Milne Bay',
    short: 'Milne Bay',
    region: 'Southern',
    towns: ['Alotau', 'Samarai', 'Misima', 'Losuia'],
    areaCode: '64',
  },
  { name: 'Oro', short: 'Oro', region: 'Southern', towns: ['Popondetta', 'Kokoda', 'Tufi'], areaCode: '62' },
  {
    name: 'Southern Highlands',
    short: 'SHP',
    region: 'Highlands',
    towns: ['Mendi', 'Ialibu', 'Kagua', 'Moro'],
    areaCode: '54',
  },
  { name: 'Hela', short: 'Hela', region: 'Highlands', towns: ['Tari', 'Koroba', 'Komo'], areaCode: '54' },
  { name: 'Enga', short: 'Enga', region: 'Highlands', towns: ['Wabag', 'Porgera', 'Wapenamanda'], areaCode: '54' },
  { name: 'Western Highlands', short: 'WHP', region: 'Highlands', towns: ['Mount Hagen', 'Tambul'], areaCode: '54' },
  { name: 'Jiwaka', short: 'Jiwaka', region: 'Highlands', towns: ['Minj', 'Banz', 'Kurumul'], areaCode: '54' },
  { name: 'Simbu', short: 'Simbu', region: 'Highlands', towns: ['Kundiawa', 'Kerowagi', 'Gumine'], areaCode: '53' },
  {
    name: 'Eastern Highlands',
    short: 'EHP',
    region: 'Highlands',
    towns: ['Goroka', 'Kainantu', 'Henganofi'],
    areaCode: '53',
  },
  { name: 'Morobe', short: 'Morobe', region: 'Momase', towns: ['Lae', 'Bulolo', 'Wau', 'Finschhafen'], areaCode: '47' },
  {
    name: 'Madang',
    short: 'Madang',
    region: 'Momase',
    towns: ['Madang', 'Bogia', 'Basamuk', 'Karkar'],
    areaCode: '42',
  },
  { name: 'East Sepik', short: 'ESP', region: 'Momase', towns: ['Wewak', 'Maprik', 'Angoram'], areaCode: '45' },
  { name: 'Sandaun', short: 'Sandaun', region: 'Momase', towns: ['Vanimo', 'Aitape', 'Telefomin'], areaCode: '45' },
  { name: 'Manus', short: 'Manus', region: 'Islands', towns: ['Lorengau'], areaCode: '97' },
  {
    name: 'New Ireland',
    short: 'NIP',
    region: 'Islands',
    towns: ['Kavieng', 'Namatanai', 'Londolovit'],
    areaCode: '98',
  },
  { name: 'East New Britain', short: 'ENB', region: 'Islands', towns: ['Kokopo', 'Rabaul', 'Kerevat'], areaCode: '98' },
  { name: 'West New Britain', short: 'WNB', region: 'Islands', towns: ['Kimbe', 'Bialla', 'Hoskins'], areaCode: '98' },
  {
    name: 'Autonomous Region of Bougainville',
    short: 'AROB',
    region: 'Islands',
    towns: ['Buka', 'Arawa', 'Buin'],
    areaCode: '97',
  },
];

const provinceByTown = new Map(
  provinces.flatMap((province) => province.towns.map((town) => [town, province] as const)),
);

/** The province of a town of the list; throws for any other, so that a misspelt town is found by the tests. */
export const provinceOf = (town: string): Province => {
  const province = provinceByTown.get(town);
  if (!province) {
    throw new Error(`Unknown town ${town}`);
  }
  return province;
};

/** The name as it stands inside a sentence: 'the National Capital District'. */
export const provinceInText = ({ name }: Province): string => name.replace(/^(?=National|Autonomous)/, 'the ');

/** A place as jobs and profiles show it, e.g. 'Lae, Morobe'. */
export const placeOf = (town: string): string => {
  const { short } = provinceOf(town);
  return short === town ? town : `${town}, ${short}`;
};
