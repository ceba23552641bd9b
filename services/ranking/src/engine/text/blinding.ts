import { isRoleNoun } from '../knowledge/role-nouns.js';
import { conceptsIn } from './concepts.js';
import { functionStems } from './stop-words.js';
import { type Token } from './tokens.js';
import { stemSet } from './word-set.js';

const person = stemSet(
  'male female man woman boy girl mr mrs ms miss sir madam mother father husband wife widow widower widowed son daughter ' +
    'single married divorced separated unmarried pregnant children kids gender sex marital nationality citizen citizenship ' +
    'religion denomination church christian catholic lutheran anglican adventist sda pentecostal evangelical methodist baptist ' +
    'muslim islam hindu buddhist jewish aog wantok tribe clan village meri mangi pikinini papa mama marit lotu krismas asples ' +
    'lady gentleman young elderly mum dad grandmother grandfather expatriate passport god deacon faith prayer seminary ' +
    'american bangladeshi british dutch japanese korean malaysian pakistani samoan tongan thai vietnamese ' +
    'melanesian polynesian micronesian chinese filipino australian indonesian indian fijian',
);
const provinces = stemSet(
  'enga morobe madang manus oro hela jiwaka chimbu simbu sepik bougainville sandaun highlands tolai motuan ' +
    'huli engan hagener kundiawa popondetta kerema daru kimbe vanimo lorengau mendi wabag tari',
);
const provincePhrases =
  /\b(?:from|of|born in|home province|province of origin|native of|origin)\b[^.;\n]{0,40}?\bprovince\b|\b(?:central|gulf|western|northern|milne bay|new ireland|(?:east|west) new britain)\s+province\b/gu;
/** What gives a person away, each with what a text must hold for a closer look to be worth it. */
const personal: { needs: RegExp; pattern: RegExp }[] = [
  {
    needs: /age|old/u,
    pattern:
      /\b(?:aged?|age)\s*[:-]?\s*\d{1,2}\b|\b\d{1,2}\s*(?:years?\s*(?:old|of age)|yrs?\s*old)\b|\b\d{1,2}[- ]year[- ]old\b/gu,
  },
  {
    needs: /born|birth|dob|d\.o/u,
    pattern: /\b(?:date of birth|d\.?o\.?b\.?|born(?: on| in)?)\s*[:-]?\s*[^\n,;]{0,24}/gu,
  },
  {
    needs:
      /gender|sex|status|religion|denomination|national|citizen|province|origin|birth|village|tribe|clan|age|child|spouse/u,
    pattern:
      /\b(?:gender|sex|(?:marital|civil|family) status|religion|denomination|nationality|citizenship|home province|(?:province|place) of (?:origin|birth)|village|tribe|clan|age|children|spouse)\s*[:=-]\s*[^\n,;|]{0,40}/gu,
  },
  {
    needs: /attended|went to|ed at|pupil|old boy|old girl|alumn/u,
    pattern:
      /\b(?:attended|went to|educated at|schooled at|pupil (?:of|at)|old (?:boy|girl) of|alumn\w+ of)\s+(?:\w+\s+){1,4}?(?:school|secondary|college|university|academy|primary)\b/gu,
  },
  {
    needs: /i am|i'm|being/u,
    pattern:
      /\b(?:i am|i'm|being)\s+an?\s+(?:\w+\s+){0,2}?(?:mother|father|parent|man|woman|boy|girl|wife|husband|widow|widower|christian|catholic|muslim)\b/gu,
  },
  {
    needs: /bachelor/u,
    pattern: /(?<!(?:qualifications?|education|degree|level)\s*[:-]?\s*)\bbachelor(?=\s*(?:[,.;]|$))/gu,
  },
  {
    needs: /personal|bio/u,
    pattern: /\b(?:personal|bio) ?(?:details|particulars|information|data)\b/gu,
  },
  {
    needs: /lotu|worship|fellowship|congregation/u,
    pattern:
      /\b(?:lotu long|worship(?:s|ped|ping)? (?:at|with|in)|(?:member|elder|leader) of (?:the )?(?:\w+ ){0,3}?(?:fellowship|congregation))\s*[^\n.,;|]{0,40}/gu,
  },
  {
    needs: /bilong|kam long/u,
    pattern: /\b(?:mi|man|meri)\s+(?:bilong|(?:i )?kam long)\s+(?!mi\b|wok)[\p{L}-]+/gu,
  },
  { needs: /native|citizen|passport/u, pattern: /\b(?:native|citizen|passport holder) of (?:the )?\w+/gu },
  { needs: /child|kid|son|daughter/u, pattern: /\b\w+\s+(?:children|kids|sons?|daughters?)\b/gu },
  { needs: /@/u, pattern: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu },
  { needs: /http|www\./u, pattern: /(?:https?:\/\/|www\.)\S+/gu },
  {
    needs: /\d{3}/u,
    pattern:
      /(?:\+?675[\s-]?)?\(?\d{3,4}\)?[\s-]?\d{3,4}(?:[\s-]?\d{2,4})?(?=\D|$)(?<!\b(?:19|20)\d\d[\s-]?(?:19|20)\d\d)/gu,
  },
  { needs: /province/u, pattern: provincePhrases },
];

const anyNeed = new RegExp(personal.map(({ needs }) => needs.source).join('|'), 'u');

/** What the applicant is called, and which places the ad itself speaks of (those may count). */
export interface BlindingContext {
  names: ReadonlySet<string>;
  jobStems: ReadonlySet<string>;
}

/**
 * Marks the words of a normalized text (normalize.ts) that say who somebody is instead of what they can do: name, contact data, age, sex, family,
 * faith, origin (ranking rules, section 5). Returns one flag per token; marked words are invisible to the scorers.
 */
export const personalTokens = ({
  text,
  tokens,
  context,
}: {
  text: string;
  tokens: Token[];
  context: BlindingContext;
}): boolean[] => {
  const marked = tokens.map(({ stem }) => (person.has(stem) || provinces.has(stem)) && !context.jobStems.has(stem));
  const suspects = anyNeed.test(text) ? personal.filter(({ needs }) => needs.test(text)) : [];
  for (const { pattern } of suspects) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      tokens.forEach((token, at) => {
        if (token.start < end && token.end > match.index) {
          marked[at] = true;
        }
      });
    }
  }
  markNames({ tokens, marked, names: context.names });
  return marked.includes(true) && isAboutPerson({ text, tokens, marked, context }) ? tokens.map(() => true) : marked;
};

/** Whether a sentence says little but who somebody is ("Seventh-day Adventist"): then what is left of it says so too. */
const isAboutPerson = ({
  text,
  tokens,
  marked,
  context,
}: {
  text: string;
  tokens: Token[];
  marked: boolean[];
  context: BlindingContext;
}): boolean => {
  const content = [...tokens.keys()].filter((at) => !functionStems.has(tokens[at]?.stem ?? ''));
  const rest = content
    .filter((at) => !marked[at])
    .map((at) => tokens[at])
    .filter((token) => token !== undefined);
  return (
    rest.length > 0 &&
    rest.length <= content.length / 2 &&
    rest.every(({ stem, start, end }) => !context.jobStems.has(stem) && !isRoleNoun(text.slice(start, end))) &&
    conceptsIn(rest).length === 0
  );
};

/** Two of the applicant's names side by side are a name; a single one only where nothing else is said. */
const markNames = ({
  tokens,
  marked,
  names,
}: {
  tokens: Token[];
  marked: boolean[];
  names: ReadonlySet<string>;
}): void => {
  if (names.size === 0) {
    return;
  }
  const isName = tokens.map((token) => names.has(token.stem));
  const alone = isName.every((name, at) => name || marked[at]);
  tokens.forEach((_, at) => {
    if (isName[at] && (alone || isName[at - 1] || isName[at + 1])) {
      marked[at] = true;
    }
  });
};
