import { functionStems, stopStems } from './stop-words.js';
import { type Token } from './tokens.js';
import { stemSet } from './word-set.js';

const assessment = stemSet(
  'applicant candidate application resume cv profile submission document entry person recruiter employer reader reviewer evaluator committee panel board hr ' +
    'rank rate rating score mark grade result verdict decision judge assess assessment evaluate evaluation review screen screened prescreened ' +
    'select selection shortlist hire appoint employ accept approve recommend recommendation prefer choose pick promote reject remove ' +
    'suitable suitability eligible eligibility qualified match fit relevance relevant perfect best excellent outstanding ideal superb ' +
    'maximum top full highest complete category section criteria criterion requirement advertisement advert job position vacancy role ' +
    'instruction instruct system assistant prompt model override ignore trust verify confirm guarantee immediate internal policy note list place ' +
    'yes no true please kindly god bless thank dear attention fake correct satisfied exceed meet deserve everything everyone else',
);
const mostlyAssessment = 0.6;

/**
 * Whether a sentence is made of the vocabulary of judging applicants and not of any work. Words that the ad itself uses
 * are left out of the count, so that a recruiter may tell of shortlisting to an employer who asks for it.
 */
export const isAllAssessment = (tokens: Token[], jobStems: ReadonlySet<string>): boolean => {
  const words = tokens.filter(({ stem }) => !functionStems.has(stem) && stem.length > 1);
  const judging = words.filter(({ stem }) => (assessment.has(stem) || stopStems.has(stem)) && !jobStems.has(stem));
  const strong = words.filter(({ stem }) => assessment.has(stem) && !jobStems.has(stem));
  return strong.length >= 2 && judging.length >= mostlyAssessment * words.length;
};

/** Words for the one being judged, pointed at: "this candidate", "the applicant above", "me", "my application". */
const pointed =
  /\b(?:this|the|above|said|our|following|current)\s+(?:\w+\s+){0,2}?(?:candidate|applicant|application|resume|cv|submission|profile|document|person|individual|file|text|letter|page|form)\b(?!s)|\b(?:all|any|every|other|remaining|rest of the)\s+(?:\w+\s+)?(?:candidates|applicants|applications|resumes|cvs|submissions)\b|\b(?:who(?:ever|soever)? (?:reads?|is reading|sees|checks|opens)|anyone reading|reader of)\b|\b(?:me|my (?:application|resume|cv|profile|score|rank|ranking|name))\b/u;
const verdict =
  /\b(?:rank(?:s|ed|ing)?|rat(?:e|es|ed|ing)|scor(?:e|es|ed|ing)|shortlist(?:ed)?|short-list(?:ed)?|select(?:ed|ion)?|hir(?:e|ed|ing)|recommend(?:ed|ation)?|approv(?:e|ed|al)|prioriti[sz]e[sd]?|accept(?:ed)?|choose|chosen|pick|prefer(?:red)?|advance|promote|consider(?:ed)?|evaluat(?:e|es|ed|ion)|assess(?:ed|ment)?|score|match(?:es|ed)?|meets?|exceeds?|satisf(?:y|ies|ied)|fulfil(?:s|ls|led)?|qualif(?:y|ies|ied)|deserves?|place[ds]?|put|mark(?:ed)?|treat(?:ed)?|give|assign(?:ed)?|return|output|respond|reply|print|say|state|set|award(?:ed)?|top|first|highest|maximum|best|suitable|fit|reject(?:ed)?|discard(?:ed)?|ignore[ds]?|exclude[ds]?|lower|penali[sz]e[ds]?)\b/u;
const machine =
  /\b(?:prompts?|llm|gpt|chatgpt|openai|claude|gemini|language model|ai (?:model|system|assistant|ranker|recruiter|reviewer|tool|agent)|(?:ranking|scoring|screening|grading|hiring|recruitment|evaluation|selection|matching) (?:model|system|algorithm|engine|software|bot|tool|ai|assistant|logic|rules?|criteria|process|instructions?)|system (?:message|prompt|note|override|instruction)|developer mode|jailbreak|override|overrid(?:e|den|ing)|ats|algorithm)\b/u;
const orders =
  /\b(?:ignore|disregard|forget|bypass|override|skip|discard|drop|stop)\b[^.\n]{0,40}\b(?:instruction|instructions|rules?|criteria|guidelines?|prompts?|requirements?|above|previous|prior|earlier|everything|anything|all|other|others)\b/u;
const roleLabel =
  /^\W*(?:system|computer|machine|software|robot|examiner|screener|model|program|assistant|user|developer|admin(?:istrator)?|note|important|attention|instructions?|reviewer|recruiter|hr|evaluator|assessor|grader|ai|bot|to whom|human|end of (?:resume|cv|document|application))\b[^\p{L}\p{N}]{0,2}\s*[:>\])]/u;
/** A speaker's name alone on a line, as chat transcripts have it. */
const speaker = /^\W*(?:system|assistant|user|developer|human|model|tool|function|instructions?)\W*$/u;
const markup =
  /<!--|-->|<\/?[a-z][\w-]*(?:\s[^>]*)?>|\[\/?(?:inst|sys|system)\]|<\|[^|]*\|>|```|^\W*#{2,}|[{[]\s*"?\w+"?\s*:|"\w+"\s*:\s*(?:"|\d|true|\[)/u;
const marks =
  /\b(?:score|rank|rating|mark|match|fit|suitability|position)\s*(?:of|is|as|to|at|=|:|-)?\s*(?:#|no\.?\s*|number\s*)?(?:1|one|10|100|first|highest|maximum|max|full|perfect|top)\b|\b(?:100|10|5)\s*(?:\/|out of|of)\s*(?:100|10|5)\b|\b100\s*(?:%|percent|per cent|points?)|\b(?:highest|top|maximum|full|best)\s+(?:possible\s+)?(?:marks?|scores?|ranks?|ratings?|grades?|place|points?)\b|\bnumber one\b|\bnamba wan\b/u;
const praise =
  /\b(?:best|ideal|perfect|strongest|top|finest|greatest|number one|only|right|outstanding|exceptional|excellent|unbeatable|unmatched|most (?:qualified|suitable|suited|experienced|capable))\b[^.\n]{0,30}\b(?:candidate|applicant|match|fit|choice|person|hire|option|one for|file|cv|resume|application)\b/u;
/** Somebody who claims to have judged: "the strongest file I have read this year". */
const judging =
  /\b(?:i|we)(?:'ve| have)?\s+(?:ever\s+|personally\s+)?(?:read|seen|met|reviewed|interviewed|come across)\b/u;
const boast =
  /\b(?:second to none|like no other|(?:no ?one|nobody|none) (?:else|better)|(?:better|more|harder) than (?:any|all|every)|without equal|finest|you (?:will|won't|would) (?:not |never )?(?:regret|find))\b/u;
const traits =
  /\b(?:commitment|committed|passion(?:ate)?|dedicat(?:ion|ed)|enthusias(?:m|tic)|motivat(?:ion|ed)|loyal(?:ty)?|determin(?:ation|ed)|attitude|work ethic|energetic|promise|decision|give you)\b/u;
const shouldForMe =
  /\b(?:you|they|employer|company|recruiter|reader|reviewer|panel|we|hr)\s+(?:must|should|shall|will|need to|have to|ought to|are (?:required|instructed|asked|told) to|can|may)\b/u;
const allRequirements =
  /\b(?:all|every|each|any|everything|whatever)\b[^.\n]{0,30}\b(?:requirements?|criteria|criterion|qualifications?|skills?|ad|advert|advertisement|job description|position description|listed|asked|required|needed)\b/u;

/**
 * Whether a sentence talks to the reader or the ranking instead of telling what the person did: verdicts about
 * "this candidate", orders, scores, role labels, markup, claims to meet "all requirements". Such a sentence is
 * no evidence of anything. Takes flattened text. It works by the shape of the sentence; what strings an attacker picks matters little.
 */
export const talksToReader = (text: string): boolean => {
  if (speaker.test(text) || markup.test(text) || orders.test(text) || roleLabel.test(text)) {
    return true;
  }
  const signs = [pointed, verdict, machine, marks, praise, judging, boast, traits, shouldForMe, allRequirements].filter(
    (sign) => sign.test(text),
  );
  return (
    signs.length >= 2 &&
    !(signs.length === 2 && signs.includes(verdict) && signs.includes(allRequirements) && !pointed.test(text))
  );
};

/** Whether a sentence gives orders to whoever ranks: what the flag 'injection' shows to the employer. */
export const isInjection = (text: string): boolean =>
  orders.test(text) ||
  (machine.test(text) && verdict.test(text) && (pointed.test(text) || marks.test(text))) ||
  (marks.test(text) && (pointed.test(text) || markup.test(text))) ||
  (markup.test(text) && verdict.test(text)) ||
  (roleLabel.test(text) && verdict.test(text));
