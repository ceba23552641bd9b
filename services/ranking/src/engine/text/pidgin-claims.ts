import { heard } from './not-done.js';

const relatives =
  'brata|susa|papa|mama|pren|poro|kandere|tambu|ankol|anti|bubu|pikinini|meri|man|misis|famili|lain|wantok|kasen|kazen|smolpapa|smolmama|bikbrata|tumbuna|bro|sista';

/** Tok Pisin that tells of the speaker or of their people; other texts are not looked at. */
const isPidgin = /\b(?:mi|mipela|sapos)\b/u;
const ofMine = String.raw`(?:${relatives}) (?:bilong|blong|blo) (?:mi|mipela)\b`;
/**
 * A clause ends at a stop, at a comma and before another thing said about oneself or one's people: "... na mi ...", "... tasol bai
 * mi ...", but not in "mi na papa bilong mi".
 */
const cut = new RegExp(
  String.raw`[.;:!?\n,]|\s(?=(?:na|tasol|bikos|olsem na) (?:nau |bihain |bai )?(?:mi|mipela)\b)|(?<!\bmi)\s(?=(?:na|tasol) ${ofMine})`,
  'u',
);

/** Nothing of its clause was done: to come, wished for, or only if. */
const notDone = [
  /^\W*(?:(?!bin\b|save\b|wok\b|wokim\b|mekim\b)\w+ ){0,4}(?:bai (?:mi|mipela)|(?:mi|mipela) bai)\b/u,
  /\b(?:mi|mipela) (?:bin |stap |nau )?(?:gat (?:bikpela )?laik|laik(?! (?:long )?tok)(?:im)?|ting(?:ting)? long|hop|redi long|wet long|plen long|driman long|aplai)\b/u,
  /\bsapos\b/u,
];
/** "Brata bilong mi em i kapenta": "mi wok wantaim brata bilong mi" tells of the speaker. */
const relativesDeed = new RegExp(
  String.raw`^\W*(?:na |tasol |bikos )?(?:(?:ol|tupela|tripela|wanpela|bikpela|liklik|namba wan|las) ){0,2}${ofMine}(?!\s*$)`,
  'u',
);
const engagesSpeaker = /\b(?:givim|haiarim|hairim|kisim|putim|makim) (?:mi|mipela)\b/u;

/** The clauses of a normalized text that is Tok Pisin, and where they stand in it. */
export const pidginClauses = (text: string): { clause: string; index: number }[] => {
  if (!isPidgin.test(text)) {
    return [];
  }
  let index = 0;
  return text.split(cut).map((clause) => {
    const from = text.indexOf(clause, index);
    index = from + clause.length;
    return { clause, index: from };
  });
};

/** How far a clause in Tok Pisin speaks of work that the applicant did, as strengthOfClause does for English. */
export const strengthOfPidgin = (text: string): number => {
  const clause = text.replaceAll(/\s+/gu, ' ');
  if (notDone.some((pattern) => pattern.test(clause))) {
    return 0;
  }
  return relativesDeed.test(clause) && !engagesSpeaker.test(clause) ? heard : 1;
};
