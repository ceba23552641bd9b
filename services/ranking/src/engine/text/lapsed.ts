const paper =
  'licen[cs]e|laisens|ticket|permit|certificate|certification|registration|accreditation|clearance|card|visa|membership';
const lapsed = String.raw`expired|lapsed|suspended|cancelled|canceled|revoked|confiscated|disqualified|out of date|overdue`;
const mayLapse = new RegExp(String.raw`\b(?:${lapsed})\b`, 'u');
/** "Licence expired 2019", "my permit was cancelled": one of one's own. Several are others', and a job to look at. */
const after = new RegExp(
  String.raw`\b(?:${paper})\b(?!['’])(?: (?!for|of|when|if|never|not|before|after)\w+){0,5}? (?:(?:has|have|had|is|was|been|got|now|since|since been|is now) ){0,3}(?:${lapsed})\b`,
  'u',
);
const before = new RegExp(
  String.raw`^\W*(?:(?:i )?(?:have|had|hold) )?(?:my |an? |the )?(?:${lapsed}) (?:\w+ ){0,3}(?:${paper})\b`,
  'u',
);
const heldAgain =
  /\b(?:re-?new(?:ed|al)?|re-?instated|re-?issued|re-?activated|restored|regained|valid|again|until)\b/u;
const denied = /\b(?:never|not|no|without|nor|hasn['’]?t|isn['’]?t|wasn['’]?t)\b/u;
const stretch = /[^.,;:!?\n]+/gu;

/** The stretches of a normalized sentence that speak of a paper which is held no more. */
export const lapsedPapers = (text: string): { clause: string; index: number }[] => {
  if (!mayLapse.test(text) || heldAgain.test(text)) {
    return [];
  }
  return [...text.matchAll(stretch)].flatMap(({ 0: clause, index }) => {
    const flat = clause.replaceAll(/\s+/gu, ' ');
    return (after.test(flat) || before.test(flat)) && !denied.test(flat) ? [{ clause, index }] : [];
  });
};
