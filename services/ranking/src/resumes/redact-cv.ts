import {
  blackMark,
  type NamedPerson,
  personalStretches,
  type Stretch,
  stretchesOf,
  without,
} from '@workboard/contracts';
import { isRoleNoun } from '../engine/knowledge/role-nouns.js';
import { truncate } from '../engine/text/truncate.js';
import { normalize } from '../engine/text/normalize.js';
import { titleOf } from '../engine/text/sections.js';

const line = /[^\r\n]+/g;

/** What stands before a colon or a gap in the first part of a CV and says that a fact about the person follows. */
const labels =
  '(?:full |given |first |last |middle |sur|maiden |preferred |other )?names?|surname|(?:e-?mail|postal|home|residential|permanent|current|street)? ?address|' +
  'contacts?(?: (?:details|numbers?|no\\.?|address))?|(?:tele|mobile ?|cell ?|home ?|work ?)?phone(?: (?:numbers?|no\\.?))?|tel|mobile|cell|digicel|bmobile|telikom|whatsapp|' +
  'e-?mail|facebook|linkedin|skype|instagram|twitter|web ?site|d\\.?o\\.?b\\.?|date of birth|birth ?date|place of birth|birth ?place|age|sex|gender|' +
  'marital status|civil status|status|nationality|citizenship|ethnicity|race|religion|denomination|church|' +
  'home (?:province|town|village)|(?:home |origin )?province|province of origin|district|village|tribe|clan|llg|' +
  'height|weight|health|photo(?:graph)?|passport(?: no\\.?| number)?|nid(?: no\\.?| number)?|blood group|next of kin|father|mother|parents?|spouse|husband|wife|children|' +
  "(?:father|mother|husband|wife|spouse)(?:'?s)? name";
const labelled = new RegExp(
  String.raw`^[^\p{L}\n]{0,6}(?:${labels})(?:\s*/\s*(?:${labels}))*\s*(?::|=|\t| - | {2,})[ \t]*`,
  'u',
);
const bareLabel = new RegExp(String.raw`^[^\p{L}\n]{0,6}(?:${labels})\s*:?\s*$`, 'u');

/** Words about age, sex and family in running text; "women's ward" and "single phase" are work. Takes levelled text. */
const aboutPerson =
  /\b(?:she|he|her|his|him|hers|herself|himself|mr|mrs|ms|madam|meri|female|male)\b|\b(?:young|married|single|unmarried|mature|elderly|christian|honest|hard-?working|family)\s+(?:man|woman|lady|gentleman|girl|boy|mother|father)\b|\bi(?: am|'m)\s+(?:an?\s+)?(?:\w+\s+){0,3}?(?:man|woman|lady|girl|boy|mother|father|husband|wife|widow|widower|married|single|divorced|pregnant)\b|\b(?:mother|father) of \w+\b|\b(?:aged?|age of)\s*:?\s*\d{1,2}\b|\b\d{1,2}\s*(?:yrs?|years?)[\s-]*(?:old|of age)\b|\bborn\b[^.;\n]{0,60}/gu;
const links = /(?:https?:\/\/|www\.)\S+|\b(?:facebook|linkedin|instagram)\.com\/?\S*/giu;
/** "Miss Kila", "Sec 24, Lot 7", "12 KAPIAK STREET": told from "never miss" and "12 km of road" by its letters. */
const written =
  /\bMiss(?=\.?\s+\p{Lu})|\b\d{1,4}[A-Z]?\s+(?:\p{Lu}[\p{L}'’]*\s+){1,3}(?:STREET|ROAD|AVENUE|DRIVE|CRESCENT|CLOSE|ST|RD|AVE)\b\.?(?:,[^;\n]{0,40})?/gu;
const addresses =
  /\b(?:c\/-|c\/o\b|p\.?\s?o\.?\s*box\b|sec(?:tion)?\.?\s*\d+\s*,?\s*(?:lot|allot)|lot\s*\d+\s*,?\s*sec|unit\s*\d+\s*[,/])[^;\n]{0,80}/gu;

const headline = /^[^\p{L}\n]*(?:\p{Lu}[\p{L}'’.-]*\s*){2,4}$/u;
const heads =
  /^\W*(?:curriculum vitae|cv|resume|résumé|bio-?data|(?:personal|contact) (?:details|information|particulars|data)|profile)\W*$/iu;
const longestHead = 60;
/** No more of a CV is shown; its patterns need not be fit for a book. */
const longest = 40_000;
/** So many lines may stand before a CV's work begins: who it is stands there. */
const headLines = 4;

/**
 * The text of a CV with black where it says who the person is: name, ways to reach them, address, date of birth, age, sex, family,
 * faith and origin (decision P35). By rules, so something may be missed; what a rule takes that is work is the smaller harm.
 */
export const redactCv = (whole: string, person: NamedPerson): string => {
  const text = truncate(whole, longest);
  const plain = normalize(text);
  const stretches: Stretch[] = [
    ...personalStretches(text, person),
    ...personalStretches(plain, person),
    ...initials(text, person),
    ...[aboutPerson, links, addresses].flatMap((pattern) => stretchesOf(plain, pattern)),
    ...stretchesOf(text, written),
    ...labelledFacts(plain),
    ...nameOnTop(text),
  ];
  return without(text, stretches, blackMark);
};

/** "M. Kila", "J P KILA": initials beside a name. */
const initials = (text: string, { firstName, lastName }: NamedPerson): Stretch[] => {
  const names = `${firstName} ${lastName}`
    .split(/[\s-]+/u)
    .filter((name) => name.length > 1 && /^[\p{L}'’]+$/u.test(name));
  return names.flatMap((name) =>
    stretchesOf(text, new RegExp(String.raw`(?<!\p{L})(?:\p{Lu}\.?\s?){1,3}\s?${name}(?!\p{L})`, 'giu')),
  );
};

/** What follows a label on its line, or fills the next line where nothing follows. */
const labelledFacts = (plain: string): Stretch[] => {
  const stretches: Stretch[] = [];
  let isExpected = false;
  for (const { 0: one, index } of plain.matchAll(line)) {
    if (isExpected && one.trim() !== '' && !bareLabel.test(one) && titleOf(one.trim()) === undefined) {
      stretches.push([index, index + one.length]);
      isExpected = false;
      continue;
    }
    isExpected = bareLabel.test(one) && !heads.test(one);
    const label = labelled.exec(one)?.[0].length;
    if (label !== undefined && label < one.length) {
      stretches.push([index + label, index + one.length]);
      isExpected = false;
    }
  }
  return stretches;
};

/** A line on top that is a name and no job or title: people write there what they are called, whatever their profile says. */
const nameOnTop = (text: string): Stretch[] => {
  const lines = [...text.matchAll(line)].filter(({ 0: one }) => one.trim() !== '').slice(0, headLines);
  return lines.flatMap(({ 0: one, index }): Stretch[] => {
    const words = one.toLowerCase().match(/\p{L}+/gu) ?? [];
    const isName = one.length <= longestHead && headline.test(one) && !heads.test(one) && !words.some(isRoleNoun);
    return isName && titleOf(one.trim().toLowerCase()) === undefined ? [[index, index + one.length]] : [];
  });
};
