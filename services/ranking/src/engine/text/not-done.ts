import { isRoleNoun } from '../knowledge/role-nouns.js';

/** What counts of a clause that speaks of work which the applicant did not do. */
interface Rule {
  pattern: RegExp;
  strength: number;
  /** It matches nowhere but beside "I" or "we". */
  saysWho?: true;
}

export const heard = 0.25;
const place =
  'company|firm|office|hotel|shop|store|school|campus|mine|hospital|camp|ship|church|bank|factory|employer|business|compound|' +
  'headquarters|station|yard|lodge|salon|warehouse|clinic|estate|plant|depot|government|ministry|university|village|council';
const own =
  'role|roles|dut(?:y|ies)|work|job|jobs|task|tasks|responsibilit(?:y|ies)|position|post|project|projects|contract|team|crew|shift|section|department|career|experience|skills?';
const titled =
  'certified|registered|licen[cs]ed|qualified|chartered|experienced|skilled|trained|based|related|advanced|accredited';
const deeds = 'dug|rode|wrote|built|came|sold|ran|kept|made|took|gave|drove|taught|brought|fed|held|cut|put';
const learning =
  'learn|train|study|enrol|begin|start|become|be a|be an|get|hold|obtain|qualify|do the|do a|take a|take the';

/**
 * Each names a way to speak of work that is not the applicant's own past or present. What a rule leaves alone matters as
 * much: "our team installed", "my duties were", "as I hoped, I became" tell of the applicant.
 */
const rules: readonly Rule[] = [
  // To come: "I will be getting a licence in March", "next year I am going to learn".
  { pattern: /\bi (?:will|shall|am going to|am about to)\b/u, strength: 0, saysWho: true },
  { pattern: /\bi (?:\w+ )?should (?:hold|have|get|be)\b/u, strength: 0, saysWho: true },
  {
    pattern: new RegExp(
      String.raw`\bi (?:\w+ ){0,3}(?:plan|hope|expect|intend|mean|long|longing|appl(?:y|ied)) (?:\w+ )?to (?:${learning})\b`,
      'u',
    ),
    strength: 0,
    saysWho: true,
  },
  {
    pattern:
      /\b(?:waiting list|saving (?:money|up)? ?(?:for|to)|i (?:\w+ ){0,2}(?:applied|apply) (?:\w+ )?(?:as|for)|asked for a place)\b/u,
    strength: 0,
  },
  // To come, without saying who: "will enrol next term", "my course starts in July", "due to start", "booked for the course".
  {
    pattern:
      /^\W*(?:will|shall|due to|soon to|about to) (?:be )?(?:enrol|start|begin|learn|train|sit|take|study|complete|get|obtain)\w*\b/u,
    strength: 0,
  },
  {
    pattern:
      /\bi(?:'| a)m (?:\w+ )?(?:due|set|about|waiting|booked|enrolled) (?:to|for)\b|\b(?:course|training|class|school|studies|test|exam|certificate|intake|licen[cs]e) (?:\w+ ){0,3}(?:starts?|begins?|comes? up|is (?:due|booked|coming))\b|^\W*booked (?:for|in|on)\b/u,
    strength: 0,
  },
  // Wished for: "has been in my heart", "would be a wish come true", "I have always wanted to".
  {
    pattern:
      /\b(?:(?:my|a) (?:\w+ )?(?:wish|dream)|in my heart|on my mind|my heart is set|wanted to|would be (?:proud|happy|glad|honoured)|(?:like|love)s? to (?:learn|try)|fascinates?)\b/u,
    strength: 0,
  },
  { pattern: /\ball i (?:\w+ ){0,2}(?:think|dream|talk|pray|ask|hope|want|wish)\b/u, strength: 0 },
  // Only if: "put me on a dozer and I would learn it", "with some training I might teach".
  {
    pattern:
      /^\W*(?:if|given|put me|give me|once (?:taught|trained)|with (?:some|more|a little|proper) (?:training|guidance|help))\b/u,
    strength: 0,
  },
  { pattern: /^\W*(?:let|show|teach|train|try|hire) me\b/u, strength: 0 },
  { pattern: /\b(?:could|can|would|will|to) (?:show|teach|train) me\b/u, strength: 0 },
  { pattern: /^\W*should (?:you|i)\b/u, strength: 0 },
  { pattern: /\bi (?:\w+ ){0,4}(?:might|could|may)\b/u, strength: heard, saysWho: true },
  { pattern: /\bi would [^.;]*\bif\b/u, strength: 0, saysWho: true },
  // Looked at: "every morning I watch how the men stack the pallets".
  {
    pattern:
      /\b(?:i|we) (?:\w+ ){0,2}(?:watch(?:ed)?|admired?|look(?:ed)? on|stood by|read about|heard|liked? to watch|(?:saw|seen) (?:how|(?:the|a) \w+ (?!and|in|at|on|for|to|of|with)\w+))\b/u,
    strength: heard,
    saysWho: true,
  },
  // What a place has: "the office had four clerks who paid suppliers", "our hotel has its own electricians".
  {
    pattern: new RegExp(
      String.raw`^\W*(?:(?:the|our|my|this|that) )?(?:\w+ ){0,2}(?:${place})s?\b[^.;,]{0,40}\b(?:has|have|had|uses?|used|owns?|employs?|keeps?|stood|hired)\b`,
      'u',
    ),
    strength: heard,
  },
  { pattern: /\b(?:has|have|had) (?:its|their) own\b/u, strength: heard },
  // What is near: "across the road is a warehouse", "a yard with ten excavators is near my house".
  {
    pattern: /^\W*(?:across|next (?:to|door)|beside|opposite|behind|there (?:is|are|was|were))\b(?!.*\bi\b)/u,
    strength: heard,
  },
  {
    pattern: /\b(?:is|are|was|were|lies|stands) (?:near|next to|beside|behind|opposite|close to|around) (?:my|our)\b/u,
    strength: heard,
  },
];

/** Most lines of a CV do not say "I"; the rules that want it need not look at them. */
const oneself = /\b(?:i|we)\b/u;
const rulesWithoutSpeaker = rules.filter(({ saysWho }) => !saysWho);

/** "Two electricians wired my house", "an excavator dug the drain": somebody or something else does it. */
const otherSubject = new RegExp(
  String.raw`^\W*(?:[^,.;]{0,30}, )?(?:two|three|four|some|many|several|the|an?|those|these|his|her|their) (?!(?:\w+ )?(?:${own})\b)((?:\w+ ){0,2}\w+(?: of (?:my|our|the|a) \w+)?) (?:has|have|had|is|are|was|were|who|${deeds}|could|(?!${titled})\w{3,}ed)\b`,
  'u',
);
const speaker = /\b(?:i|me|we|us)\b/u;
/** "Excavators of the contractor dug drains": things or people of somebody. */
const ofOthers = new RegExp(String.raw`^\W*\w+s of (?:my|our|the|a) (?!(?:${own})\b)\w+ (?:${deeds}|\w{3,}ed)\b`, 'u');
const pluralRole = /^\W*([\p{L}]+)\s+(?:who\s+)?(?:\w{3,}ed|built|came|wrote)\b\s+(?:my|our|the)\b/u;

/**
 * How far a clause (normalized) speaks of work that the applicant did: 1 normally, 0 for what is to come or
 * wished for, a quarter for what others do and what was only seen.
 */
export const strengthOfClause = (text: string): number => {
  const clause = text.replaceAll(/\s+/gu, ' ');
  const own = oneself.test(clause) ? rules : rulesWithoutSpeaker;
  let strength = 1;
  for (const rule of own) {
    if (rule.strength < strength && rule.pattern.test(clause)) {
      strength = rule.strength;
    }
  }
  if (strength <= heard) {
    return strength;
  }
  const subject = otherSubject.exec(clause)?.[1];
  const isOthers =
    (subject !== undefined || ofOthers.test(clause)) && !speaker.test(clause.replace(/\bmy\b|\bour\b/gu, ''));
  const plural = pluralRole.exec(clause)?.[1] ?? '';
  const isPeople = /(?:s|men)$/u.test(plural) && isRoleNoun(plural);
  return isOthers || isPeople ? heard : 1;
};
