import { adWordingOf, type AdWording, findAdCopies, isSkillRun } from './ad-copy.js';
import { placeInContext } from './context.js';
import { fieldFit } from './field.js';
import { type Criterion, type JobProfile, profileOf } from './criteria.js';
import { highestLevel } from './education.js';
import { closeness, coverage, headingMatch, match } from './matching.js';
import { type Passage, passagesOf } from './passages.js';
import { isInjection } from './text/reader-talk.js';
import { tokenize } from './text/tokens.js';
import { type ApplicantScorer, type Assessment, type RankApplication, type RankFlag, type RankJob, type Reason } from './types.js';
import { cosine, shippedVectors, type WordVectors } from './vectors.js';

export const embeddedVersion = 'embedded-1';

interface PreparedJob {
  profile: JobProfile;
  ad: AdWording;
  stems: ReadonlySet<string>;
}

interface Finding {
  degree: number;
  passage: Passage | null;
}

const none: Finding = { degree: 0, passage: null };
export const tune = { listedFloor: 0.1, listed: 0.8, letter: 0.3, contextFloor: 0.4, titleField: 0.5, learnerField: 0.75, silentFloor: 0.3, bareHeading: 0.5 };

export class EmbeddedScorer implements ApplicantScorer {
  private readonly jobs = new WeakMap<RankJob, PreparedJob>();
  constructor(private readonly vectors: WordVectors = shippedVectors(), private readonly clock: () => Date = () => new Date()) {}

  score({ job, application }: { job: RankJob; application: RankApplication }): Promise<Assessment> {
    return Promise.resolve(this.assess(job, application));
  }

  assess(job: RankJob, application: RankApplication): Assessment {
    const prepared = this.prepare(job);
    const names = new Set(tokenize(`${application.candidate.firstName ?? ''} ${application.candidate.lastName ?? ''}`).map((t) => t.stem));
    const passages = passagesOf({ application, context: { names, jobStems: prepared.stems }, vectors: this.vectors, asOf: this.clock() });
    const { profile } = prepared;
    const copied = findAdCopies(passages, prepared.ad);
    for (const p of passages) if (p.role === 'narrative' && p.years === null && isSkillRun(p, prepared.ad)) p.role = 'listed';
    placeInContext({ passages, copied, profile });
    const adCopy = copied.some((is, at) => is && (passages[at]?.trust ?? 1) < 0.5);
    const flags: RankFlag[] = [];
    if (passages.some((p) => isInjection(p.field.slice(p.span.start, p.span.end)))) flags.push('injection');
    if (adCopy) flags.push('ad-copy');
    if (passages.length === 0) flags.push('no-text');
    const heard = passages.filter((p) => p.trust > 0);
    const narrative = heard.filter((p) => p.role === 'narrative');
    const field = this.fieldFinding(profile, narrative, heard);
    const title = this.titleFinding(profile, narrative, field.degree);
    field.degree = Math.max(field.degree, tune.titleField * title.degree);
    if ((title.passage?.standing ?? 1) < 1) field.degree *= tune.learnerField;
    const fit = Math.min(1, Math.max(0.7 * title.degree + 0.3 * field.degree, 0.3 * title.degree + 0.7 * field.degree));
    const education = Math.max(0, ...heard.filter((p) => p.role !== 'listed').map((p) => highestLevel(p.field.slice(p.span.start, p.span.end))));
    let sum = 0;
    let weights = 0;
    const reasons: Reason[] = [];
    for (const criterion of profile.criteria) {
      const finding =
        criterion === profile.title ? title
        : criterion === profile.field ? field
        : this.finding({ criterion, heard, narrative, fit, education, title });
      sum += criterion.weight * finding.degree;
      weights += criterion.weight;
      reasons.push(reasonOf(criterion, finding));
    }
    const score = weights > 0 ? Math.round((1000 * sum) / weights) / 10 : 0;
    return { score: Number.isFinite(score) ? Math.min(100, Math.max(0, score)) : 0, reasons, flags };
  }

  private prepare(job: RankJob): PreparedJob {
    let prepared = this.jobs.get(job);
    if (!prepared) {
      const text = [job.title, job.description, ...job.requirements, ...job.responsibilities, ...job.skills].join('\n');
      prepared = { profile: profileOf(job, this.vectors), ad: adWordingOf(job), stems: new Set(tokenize(text).map((t) => t.stem)) };
      this.jobs.set(job, prepared);
    }
    return prepared;
  }

  private titleFinding(profile: JobProfile, narrative: Passage[], field: number): Finding {
    let best = none;
    narrative.forEach((p) => {
      const backed = p.years !== null || /[,(@|:]|\sat\s/iu.test(p.field.slice(p.span.start, p.span.end));
      const head = headingMatch(profile.title, p) * (backed ? 1 : tune.bareHeading + (1 - tune.bareHeading) * field);
      const degree = p.trust * p.standing * Math.max(head, 0.6 * p.context * coverage(profile.title, p));
      if (degree > best.degree) best = { degree, passage: p };
    });
    return best;
  }

  private fieldFinding(profile: JobProfile, narrative: Passage[], heard: Passage[]): Finding {
    const whole = fieldFit({ narrative, field: profile.field.meaning, vectors: this.vectors });
    let passage: Passage | null = null;
    let top = 0;
    for (const p of narrative) {
      const c = cosine(p.meaning, profile.field.meaning);
      if (c > top) { top = c; passage = p; }
    }
    return { degree: whole, passage: whole > 0 ? passage : null };
  }

  private finding({ criterion, heard, narrative, fit, education, title }: { criterion: Criterion; heard: Passage[]; narrative: Passage[]; fit: number; education: number; title: Finding }): Finding {
    if (criterion.years !== null) return this.yearsFinding(criterion, narrative, title);
    const words = this.bestMatch(criterion, heard, fit);
    if (criterion.level !== null) {
      const gap = criterion.level - education;
      const level = education === 0 ? 0 : gap <= 0 ? 1 : gap === 1 ? 0.5 : 0.2;
      const passage = heard.find((p) => highestLevel(p.field.slice(p.span.start, p.span.end)) === education && education > 0) ?? null;
      if (criterion.total === 0) return { degree: level, passage };
      return { degree: 0.5 * level * (0.3 + 0.7 * Math.max(fit, words.degree)) + 0.5 * words.degree, passage: words.passage ?? passage };
    }
    return words;
  }

  private bestMatch(criterion: Criterion, heard: Passage[], fit: number): Finding {
    let best = none;
    const floor = heard.some((p) => p.role === 'narrative' && p.terms.size > 1) ? tune.listedFloor : tune.silentFloor;
    for (const p of heard) {
      const m = match(criterion, p) * p.standing * p.trust * (p.role === 'narrative' ? tune.contextFloor + (1 - tune.contextFloor) * p.context : 1);
      const factor = p.role === 'listed' ? tune.listed * (floor + (1 - floor) * fit) : p.role === 'letter' ? tune.letter * fit : 1;
      if (m * factor > best.degree) best = { degree: m * factor, passage: p };
    }
    return best;
  }

  private yearsFinding(criterion: Criterion, narrative: Passage[], title: Finding): Finding {
    let best = 0;
    let total = 0;
    let passage: Passage | null = null;
    const asked = criterion.years ?? 1;
    let entryYears: number | null = null;
    let field = '';
    let entryUsed = false;
    const seen = new Set<string>();
    for (const p of narrative) {
      if (p.field !== field) { entryYears = null; field = p.field; entryUsed = false; }
      if (p.years !== null) { entryYears = p.years; entryUsed = false; }
      const fitness = Math.max(headingMatch(criterion, p), 0.9 * match(criterion, p) * p.context) * p.standing * p.trust;
      if (fitness > best) { best = fitness; passage = p; }
      const key = p.field.slice(p.span.start, p.span.end).toLowerCase();
      if (fitness >= 0.3 && entryYears !== null && !entryUsed && !seen.has(key)) {
        total += entryYears * Math.min(1, fitness / 0.7);
        entryUsed = true;
        seen.add(key);
      }
    }
    const time = total > 0 ? 0.35 + 0.65 * Math.min(1, total / asked) : 0.5;
    return { degree: best * time, passage };
  }
}

function reasonOf(criterion: Criterion, { degree, passage }: Finding): Reason {
  return {
    criterion: criterion.text,
    kind: criterion.kind,
    met: degree >= 0.6 ? 'yes' : degree >= 0.25 ? 'partly' : 'unknown',
    weight: Math.round(criterion.weight * 100) / 100,
    evidence: passage ? passage.field.slice(passage.span.start, Math.min(passage.span.end, passage.span.start + 160)) : null,
    source: passage ? passage.source : null, ...(process.env.DEBUG ? { degree } : {}),
  };
}
