import { Random } from '../seed/random.js';

/** A job of the evaluation, made from O*NET's descriptions (see docs/search.md). */
export interface EvalJob {
  title: string;
  location: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  otherNames: string[];
}

/** A query and how a right job's title looks. */
export interface JudgedQuery {
  kind: string;
  text: string;
  isRight: (title: string) => boolean;
}

/** Other names of the towns' places, gathered from newspapers and not from the search's own list. */
const otherPlaces: Record<string, string[]> = {
  'Port Moresby': ['POM', 'Moresby', 'NCD', 'National Capital District', 'pom city'],
  Lae: ['Morobe Province', 'lae city', 'Morobe'],
  'Mount Hagen': ['Mt Hagen', 'Mt. Hagen', 'Hagen', 'Western Highlands', 'WHP'],
  Madang: ['Madang Province', 'madang town'],
  Goroka: ['EHP', 'Eastern Highlands', 'Eastern Highlands Province'],
  Kokopo: ['ENB', 'East New Britain', 'ENBP'],
  Wewak: ['East Sepik', 'ESP'],
  Kimbe: ['WNB', 'West New Britain Province'],
  Alotau: ['Milne Bay', 'MBP'],
  Buka: ['AROB', 'Bougainville', 'Autonomous Region of Bougainville'],
  Popondetta: ['Oro Province', 'Northern Province'],
  Kavieng: ['New Ireland', 'NIP'],
  Daru: ['Western Province'],
  Mendi: ['Southern Highlands', 'SHP'],
  Vanimo: ['West Sepik', 'Sandaun Province'],
  Lorengau: ['Manus', 'Manus Province'],
  Tari: ['Hela Province'],
  Kundiawa: ['Simbu', 'Chimbu'],
};

const sentences = [
  'I am looking for a {t} job',
  'any {t} vacancy available?',
  '{t} jobs near {p}',
  'looking for work as a {t}',
  'is there a {t} position in {p}',
  'want to apply for {t}',
  'hello, any {t} jobs in {p} please',
  'who is hiring {t} now',
];
const tooMany = ['{t} no experience {x}', '{t} company housing {x}', '{t} urgent transport allowance', '{t} {x}'];

const judged: [kind: string, text: string, right: RegExp][] = [
  ...(
    [
      ['tisa', /teacher/i],
      ['tisa long Goroka', /teacher/i],
      ['draiva', /driver/i],
      ['wok draiva', /driver/i],
      ['trak draiva', /driver|haul truck/i],
      ['kapenta', /carpenter/i],
      ['haus sik', /nurs|medical|health|midwife|pharmac/i],
      ['nes', /nurs|midwife/i],
      ['dokta', /medical officer|physician|doctor/i],
      ['sekuriti', /security|guard/i],
      ['sekuriti wok', /security|guard/i],
      ['wasman', /security|guard/i],
      ['haus meri', /housekeep|cleaner|room attendant|maid/i],
      ['kuk', /cook|chef/i],
      ['mekanik', /mechanic|fitter/i],
      ['ilektrisen', /electric/i],
      ['plama', /plumb/i],
      ['welda', /weld|boilermaker/i],
      ['painim wok klina', /clean|housekeep|room attendant/i],
      ['kuskus', /clerk|administration|administrative/i],
      ['akaunten', /account/i],
      ['menesa', /manager/i],
      ['enjinia', /engineer/i],
      ['didiman', /agronom|agricult|extension|livestock/i],
      ['loya', /legal|associate|lawyer/i],
      ['pailot', /pilot|captain|first officer/i],
      ['stua kipa', /store|stock|inventory/i],
      ['mi laik wok kuk', /cook|chef/i],
      ['wok long benk', /teller|bank|loan|credit|branch/i],
      ['skul tisa', /teacher/i],
    ] as const
  ).map(([text, right]): [string, string, RegExp] => ['Tok Pisin', text, right]),
  ...(
    [
      ['HR', /human resources|payroll/i],
      ['IT', /ICT|network|software|developer|information|computer|help desk|systems/i],
      ['IT officer', /ICT|network|information|computer|help desk/i],
      ['HEO', /heavy equipment|health extension|operator/i],
      ['QS', /quantity surveyor|estimator/i],
      ['RN', /nurs/i],
      ['CHW', /community health/i],
      ['HSE', /safety|HSE/i],
      ['bus driver', /driver/i],
      ['hospital', /nurs|medical|health|midwife|pharmac|laborator|cleaner|officer/i],
      ['nurse', /nurs/i],
      ['doctor', /medical officer|physician/i],
      ['watchman', /security|guard/i],
      ['storekeeper', /store|stock|inventory|merchandise/i],
      ['store keeper', /store|stock|inventory|merchandise/i],
      ['house keeping', /housekeep|room attendant|clean/i],
      ['lawyer', /legal|associate|lawyer/i],
      ['builder', /carpenter|build|construct|site foreman/i],
      ['boiler maker', /boilermaker|weld/i],
      ['diesel mechanic', /diesel|mechanic/i],
      ['PA', /assistant|secretary/i],
      ['admin', /administ|clerk|secretary|office/i],
      ['accounts', /account/i],
      ['computer programmer', /software|developer|programmer/i],
      ['school', /teacher|school|head|registrar|instructor|bursar/i],
      ['bank', /teller|bank|loan|lending|credit|branch|finance|audit|account/i],
      ['truckie', /driver|haul truck/i],
      ['waitress', /food and beverage|wait/i],
      ['reporter', /journalist|reporter|news/i],
      ['A/C technician', /air-conditioning|refrigeration|technician/i],
      ['m&e officer', /monitoring|evaluation|MEL/i],
      ['LAME', /aircraft|avionics/i],
      ['boat captain', /skipper|captain|master/i],
      ['no experience', /./],
      ['part time', /./],
    ] as const
  ).map(([text, right]): [string, string, RegExp] => ['short forms and everyday words', text, right]),
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
const common = new Set(
  'a an and the of for in at on to with as by or from into such that their them they it is are be using use used other may including etc all any not than this these those who'.split(
    ' ',
  ),
);
const content = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 3 && !common.has(word));
const inARow = (text: string, { length, dice }: { length: number; dice: Random }): string => {
  const words = content(text);
  const start = dice.int(0, Math.max(0, words.length - length));
  return words.slice(start, start + length).join(' ');
};
const mistyped = (title: string, dice: Random): string => {
  const words = plain(title).split(' ');
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  const at = dice.int(1, Math.max(1, longest.length - 3));
  const wrong = longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2);
  return words.map((word) => (word === longest ? wrong : word)).join(' ');
};
const turned = (title: string): string =>
  plain(title)
    .split(' ')
    .map((word) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ');

/** Queries of every kind for the jobs of the evaluation; the same at every run. */
export const judgedQueries = (jobs: readonly EvalJob[]): JudgedQuery[] => {
  const dice = new Random('search-eval');
  const made = jobs.flatMap((job, at) => {
    const title = plain(job.title);
    const town = job.location.split(',')[0] ?? '';
    const others = otherPlaces[town] ?? [town];
    const elsewhere = jobs[(at + 7) % jobs.length]?.location.split(',')[0] ?? '';
    const fill = (template = '') =>
      template
        .replace('{t}', title)
        .replace('{p}', town)
        .replace('{x}', elsewhere === town ? 'Kiunga' : elsewhere);
    const right = { isRight: (found: string) => found === job.title };
    return [
      { kind: 'exact title', text: job.title.toLowerCase(), ...right },
      { kind: 'plural / singular', text: turned(job.title), ...right },
      { kind: 'title + town', text: `${title} ${town}`, ...right },
      { kind: 'title + other name of the place', text: `${title} ${others[at % others.length]}`, ...right },
      { kind: 'typing error', text: mistyped(job.title, dice), ...right },
      { kind: 'sentence', text: fill(sentences[at % sentences.length]), ...right },
      { kind: 'one word too many', text: fill(tooMany[at % tooMany.length]), ...right },
      {
        kind: 'words of the tasks',
        text: inARow(dice.pick(job.responsibilities), { length: dice.int(2, 4), dice }),
        ...right,
      },
      {
        kind: 'words of requirements or description',
        text: inARow(job.description, { length: dice.int(2, 4), dice }),
        ...right,
      },
      ...job.otherNames.map((name) => ({ kind: 'other names of the occupation', text: name.toLowerCase(), ...right })),
    ];
  });
  return [
    ...made,
    ...judged.map(([kind, text, right]) => ({ kind, text, isRight: (title: string) => right.test(title) })),
  ];
};
