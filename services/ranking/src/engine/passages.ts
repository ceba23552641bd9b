import { heldEducationLevel, isUnfinishedSchooling } from './text/education.js';
import { experienceWeightOf, isCourse, learnerWeight } from './text/learning.js';
import { type Heading, headingsOf } from './headings.js';
import { truncate } from './text/truncate.js';
import { type BlindingContext, personalTokens } from './text/blinding.js';
import { claimStrengths } from './text/claim-strength.js';
import { conceptsIn } from './text/concepts.js';
import { flatten } from './text/flat.js';
import { goodsIn } from './text/goods.js';
import { normalize } from './text/normalize.js';
import { isAllAssessment, talksToReader } from './text/reader-talk.js';
import { isTokPisin } from './text/tok-pisin.js';
import { belongsTo, type Section, titleOf } from './text/sections.js';
import { listItems, type Span, splitSentences } from './text/sentences.js';
import { type Token, tokenize } from './text/tokens.js';
import { hasOddDates, type Period, periodsIn, yearsIn } from './timeline.js';
import { type EvidenceSource, type RankApplication } from './types.js';
import { type WordVectors } from './vectors.js';
import { embeddingOf, emptyWording, type LocalWords, localWordsIn, type Wording, wordingOf } from './wording.js';

export type PassageRole = 'narrative' | 'listed' | 'education' | 'letter' | 'referees';

/** One sentence, line or list item of an application, ready to be compared. */
export interface Passage {
  readonly source: EvidenceSource;
  readonly role: PassageRole;
  /** The raw text of the application's field, and where the passage stands in it: evidence is cut from here, verbatim. */
  readonly sourceText: string;
  readonly span: Span;
  /** Its text as patterns see it, see flatten. */
  readonly flat: string;
  readonly tokens: Token[];
  readonly localWords: readonly LocalWords[];
  /** Tokens that say who the applicant is; no engine may see them. */
  readonly personal: boolean[];
  /** Whether it is an item of the list passage before it, repeated alone. */
  readonly isItem: boolean;
  /** What it says of the applicant, and what it says they do not do or have. */
  readonly affirmed: Wording;
  readonly negated: Wording;
  readonly embedding: Float32Array | null;
  /** How far the meaning may be relied on, 0 to 1: low for very short passages, whose vectors are unreliable. */
  readonly confidence: number;
  readonly headings: Heading[];
  /** 1 for finished work; less for training, placements and assisting (learning.ts). */
  readonly experienceWeight: number;
  /** Whether it tells of a course taken: a paper is had by one. */
  readonly isCourse: boolean;
  readonly years: number | null;
  /** The same where it is told by calendar years ("2016 - 2020") and not as a length of time alone. */
  readonly calendarYears: number | null;
  /** The periods it names by calendar years. */
  readonly periods: Period[];
  /** Whether its dates contradict themselves or lie ahead. */
  readonly hasOddDates: boolean;
  /** The highest level of education it claims, see education.ts; what is negated or wished for is not claimed. */
  readonly educationLevel: number;
  /** The same where the goods it says are sold speak little, for jobs that do not trade; null when it names none. */
  readonly withoutGoods: Pick<Passage, 'affirmed' | 'embedding' | 'confidence' | 'headings'> | null;
  /** How far the work it is told of belongs to the job's field, 0 to 1 (set by context.ts). */
  readonly context: number;
  /** Whether it is taken from the ad and no work told of backs it (set by weighing.ts). */
  readonly isBorrowed: boolean;
  /** Whether it is one of many claims without work told of (set by weighing.ts). */
  readonly isOneOfMany: boolean;
  /** How far it may be believed, 0 to 1: nothing for words to the reader, little for copies of the ad. */
  readonly trust: number;
}

const claims =
  /^\W*(?:(?:key|technical|core|it|computer|personal|professional|soft|other)\s+)?(?:skills?(?:\s+(?:set|summary))?\b|(?:highly\s+|very\s+)?(?:proficien(?:t|cy)|skilled|competent|adept|fluent|familiar(?:ity)?|well[- ]versed|knowledgeable|knowledge|expert(?:ise)?)\b|(?:strong|good|excellent|solid|sound|deep|extensive|thorough)\s+(?:\w+\s+)?(?:knowledge|skills?|understanding|command|grasp)\b|abilit(?:y|ies)\b|able to\b)(?![^\n]*\b(?:19|20)\d\d\b)/u;
/** No more is read of one field than fits a long resume (ranking rules, section 5). */
const longestField = 12_000;
/** The same for single skills and their number: more is no list that a person wrote. */
const longestSkill = 400;
const mostSkills = 100;
/** What goods that are sold say of work with them. */
const goodsStrength = 0.25;

/** Everything an applicant wrote, cut into passages; personal words are already invisible in their terms. */
export const passagesOf = ({
  application,
  answers,
  context,
  vectors,
  asOf,
}: {
  application: RankApplication;
  /** Short texts answered to questions of the job. */
  answers: string[];
  context: BlindingContext;
  vectors: WordVectors;
  asOf: Date;
}): Passage[] => {
  const { candidate } = application;
  const resumeText = truncate(application.resumeText, longestField);
  const coverLetter = truncate(application.coverLetter, longestField);
  const experience = truncate(candidate.experience, longestField);
  const described = new Map<string, Passage>();
  /** What stands in several fields, as a resume's text often does, is described once. */
  const passageOf = (place: Place, text: string): Passage => {
    const key = `${place.role} ${text}`;
    const same = described.get(key);
    const passage = same ? { ...same, ...place } : describe({ place, text, context, vectors, asOf });
    described.set(key, passage);
    return passage;
  };
  const cut = (source: EvidenceSource, role: PassageRole, sourceText: string): Passage[] => {
    const plain = normalize(sourceText);
    let section: Section = null;
    return splitSentences(plain).flatMap((span) => {
      const flat = flatten(plain.slice(span.start, span.end));
      const items = role === 'letter' ? null : listItems(plain, span);
      const title = titleOf(flat);
      section = title === undefined && belongsTo(section, flat) ? section : (title ?? null);
      const own = role === 'narrative' ? roleIn({ section, isClaim: items !== null || claims.test(flat) }) : role;
      return [span, ...(items ?? [])].map((part) =>
        passageOf(
          { source, role: own, sourceText, span: part, isItem: part !== span },
          plain.slice(part.start, part.end),
        ),
      );
    });
  };
  return withDateLines([
    ...cut('experience', 'narrative', experience),
    ...cut('resume', 'narrative', resumeText),
    ...candidate.skills.slice(0, mostSkills).flatMap((skill) => cut('skills', 'listed', truncate(skill, longestSkill))),
    ...cut('education', 'education', truncate(candidate.education, longestField)),
    ...cut('bio', 'narrative', truncate(candidate.bio, longestField)),
    ...cut('coverLetter', 'letter', coverLetter),
    ...answers.flatMap((answer) => cut('answers', 'narrative', truncate(answer, longestField))),
  ]);
};

/** What a line of a work history or a resume is, by the section it stands in. */
const roleIn = ({ section, isClaim }: { section: Section; isClaim: boolean }): PassageRole => {
  if (section === 'education' || section === 'referees') {
    return section;
  }
  return isClaim || section === 'skills' ? 'listed' : 'narrative';
};

/** A line that holds nothing but dates dates the line above it ("Storeman" / "2016 - 2020"), or else the one below. */
const withDateLines = (passages: readonly Passage[]): Passage[] => {
  const dated = [...passages];
  passages.forEach((_, at) => {
    const passage = dated[at]!;
    const target = headingDatedBy(dated, at);
    if (target !== undefined) {
      const { years, calendarYears, periods } = passage;
      dated[target] = { ...dated[target]!, years, calendarYears, periods };
      dated[at] = { ...passage, years: null, calendarYears: null, periods: [] };
    }
  });
  return dated;
};

/** Where the heading stands that a passage gives its dates to; undefined when it keeps them. */
const headingDatedBy = (passages: readonly Passage[], at: number): number | undefined => {
  const passage = passages[at]!;
  const isDatesAlone = passage.affirmed.terms.size <= 1;
  if (passage.years === null || (!isDatesAlone && !opensWithDates(passage))) {
    return undefined;
  }
  const above = passages[at - 1];
  const isTail = isDatesAlone || (above !== undefined && onOneLine(above, passage));
  return [...(isTail ? [at - 1] : []), ...(isDatesAlone ? [at + 1] : [])].find((place) => {
    const other = passages[place];
    return (
      other?.role === passage.role &&
      other.sourceText === passage.sourceText &&
      other.years === null &&
      other.tokens.length <= 12 &&
      other.affirmed.terms.size > 0
    );
  });
};

/** Whether two passages, in any order, stand on one line of one field. */
export const onOneLine = (a: Passage, b: Passage): boolean => {
  const [first, second] = a.span.start < b.span.start ? [a, b] : [b, a];
  return a.sourceText === b.sourceText && !/[\r\n]/u.test(a.sourceText.slice(first.span.end, second.span.start));
};

/** "2014 - 2016) ..." or "Ltd.(2014-2017) ...": the tail of the line above, cut off by a full stop. */
const opensWithDates = (passage: Passage): boolean => /^(?:\p{L}{1,6}\.?)?\s?\(?(?:19|20)\d\d/u.test(passage.flat);

/** Where a passage stands; all else about it follows from its words and its role. */
type Place = Pick<Passage, 'source' | 'role' | 'sourceText' | 'span' | 'isItem'>;

interface PassageSeed {
  place: Place;
  /** Normalized, see normalize.ts. */
  text: string;
  context: BlindingContext;
  vectors: WordVectors;
  asOf: Date;
}

const describe = ({ place, text, context, vectors, asOf }: PassageSeed): Passage => {
  const { source, role, sourceText, span, isItem } = place;
  const flat = flatten(text);
  const tokens = tokenize(text);
  const personal = personalTokens({ text, tokens, context });
  const claim = claimStrengths(text, tokens);
  const strengths = claim.strengths.map((strength, at) => (personal[at] ? 0 : strength));
  const hits = conceptsIn(tokens);
  const isPidgin = isTokPisin(tokens);
  const years = role === 'narrative' ? yearsIn(flat, { asOf }) : null;
  const speaking = (spoken: number[]): Pick<Passage, 'affirmed' | 'embedding' | 'confidence' | 'headings'> => {
    const affirmed = wordingOf({ tokens, strengths: spoken, hits, isPidgin, vectors });
    // Only work told of is headed by jobs.
    const isWork = role === 'narrative';
    const headings = isWork
      ? headingsOf({ text, tokens, strengths: spoken, hits, isDated: years !== null }, vectors)
      : [];
    return { affirmed, ...embeddingOf(affirmed, vectors), headings };
  };
  const isGoods = goodsIn(text, tokens);
  const withoutGoods = strengths.map((strength, at) => (isGoods[at] ? Math.min(strength, goodsStrength) : strength));
  const negated = claim.negated.includes(true)
    ? wordingOf({ tokens, strengths: claim.negated.map(Number), hits, isPidgin, vectors })
    : emptyWording;
  const isToReader = talksToReader(flat) || (role !== 'education' && isAllAssessment(tokens, context.jobStems));
  return {
    source,
    role,
    sourceText,
    span,
    flat,
    tokens,
    localWords: localWordsIn(hits, tokens, vectors),
    personal,
    isItem,
    ...speaking(strengths),
    withoutGoods: isGoods.includes(true) ? speaking(withoutGoods) : null,
    negated,
    experienceWeight: weightOf({ role, flat, isDated: years !== null }),
    isCourse: role === 'narrative' && isCourse(flat),
    years,
    periods: role === 'narrative' ? periodsIn(flat, { asOf }) : [],
    calendarYears: years !== null && /\b(?:19|20)\d\d\b/u.test(flat) ? years : null,
    hasOddDates: role === 'narrative' && hasOddDates(flat, { asOf }),
    educationLevel: levelOf({ text, flat, tokens, strengths }),
    context: 1,
    isBorrowed: false,
    isOneOfMany: false,
    trust: isToReader || role === 'referees' ? 0 : 1,
  };
};

/** What is denied or wished for claims no level; what says "not completed" is looked at with its denial. */
const levelOf = ({
  text,
  flat,
  tokens,
  strengths,
}: {
  text: string;
  flat: string;
  tokens: Token[];
  strengths: number[];
}): number => {
  const held = heldEducationLevel(flat);
  return held > 0 && strengths.includes(0)
    ? Math.min(held, heldEducationLevel(flatten(affirmedText({ text, tokens, strengths }))))
    : held;
};

const weightOf = ({ role, flat, isDated }: { role: PassageRole; flat: string; isDated: boolean }): number => {
  if (role === 'narrative') {
    return experienceWeightOf(flat, { isDated });
  }
  return isUnfinishedSchooling(flat) ? learnerWeight : 1;
};

/** The text without the words that are denied, wished for or about the person. */
const affirmedText = ({ text, tokens, strengths }: { text: string; tokens: Token[]; strengths: number[] }): string =>
  tokens.map(({ start, end }, at) => (strengths[at] === 0 ? '' : text.slice(start, end))).join(' ');

/** The words of a passage as the applicant wrote them. */
export const textOf = ({ sourceText, span }: Pick<Passage, 'sourceText' | 'span'>): string =>
  sourceText.slice(span.start, span.end);
