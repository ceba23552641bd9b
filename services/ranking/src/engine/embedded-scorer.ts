import { type AnswerFinding, findAnswers, writtenAnswers } from './answers.js';
import { adWordingOf, type AdWording } from './ad-copy.js';
import { type Criterion, type JobProfile, profileOf } from './criteria.js';
import { evidenceFrom } from './evidence.js';
import { factsOf } from './facts.js';
import { type Finding, type Reading } from './finding.js';
import { findCriterion, findNegation, findTitleAndField, listsEverySkill } from './findings.js';
import { isMissing, weightedScore } from './importance.js';
import { type Passage, passagesOf } from './passages.js';
import { plausibilityNotes } from './plausibility.js';
import { stemSet } from './text/word-set.js';
import { type ApplicantScorer, type Assessment, type RankApplication, type RankJob, type Reason } from './types.js';
import { shippedVectors, type WordVectors } from './vectors.js';
import { type Understanding, weigh } from './weighing.js';

/** Part of every cache key: change it whenever a score could change. */
export const embeddedVersion = 'embedded-18';

const metThresholds = { yes: 0.6, partly: 0.25 };
/** Words that come less near than this are no answer to anybody who reads them. */
const leastQuotedDegree = 0.15;

interface PreparedJob {
  profile: JobProfile;
  ad: AdWording;
  stems: ReadonlySet<string>;
}

/**
 * The ranking that needs no account: reads each application against the ad's criteria by words, meanings and dates,
 * and quotes what it found (ranking rules, section 5a). Scores are absolute: nobody else's application moves them.
 */
export class EmbeddedScorer implements ApplicantScorer {
  private readonly jobs = new WeakMap<RankJob, PreparedJob>();

  constructor(
    private readonly vectors: WordVectors = shippedVectors(),
    private readonly now: () => Date = () => new Date(),
  ) {}

  score({ job, application }: { job: RankJob; application: RankApplication }): Promise<Assessment> {
    return Promise.resolve(this.assess(job, application));
  }

  /** The same at once, for callers that rank in batches. */
  assess(job: RankJob, application: RankApplication): Assessment {
    return this.judge(this.understand(job, application), findAnswers(job, application));
  }

  /** One application against many jobs, read once; places that a job speaks of stay hidden. */
  *assessEach(jobs: Iterable<RankJob>, application: RankApplication): Generator<Assessment> {
    const passages = this.read(application, { jobStems: new Set(), answers: [] });
    for (const job of jobs) {
      yield this.judge(weigh({ ...this.prepare(job), passages, vectors: this.vectors }));
    }
  }

  /** Reads an ad and an application without judging: the criteria, the passages and what is odd about them. */
  understand(job: RankJob, application: RankApplication): Understanding {
    const prepared = this.prepare(job);
    return weigh({
      ...prepared,
      passages: this.read(application, { jobStems: prepared.stems, answers: writtenAnswers(job, application) }),
      vectors: this.vectors,
    });
  }

  /** What an ad asks for, title first. */
  criteriaOf(job: RankJob): Criterion[] {
    return this.prepare(job).profile.criteria;
  }

  /** What is read of an application whatever the job: places stay hidden. */
  facts(application: RankApplication): ReturnType<typeof factsOf> {
    return factsOf(this.read(application, { jobStems: new Set(), answers: [] }));
  }

  private judge(
    { profile, passages, flags, isCopier, copied }: Understanding,
    answers: readonly AnswerFinding[] = [],
  ): Assessment {
    const credible = passages.filter((passage) => passage.trust > 0);
    const narrative = credible.filter((passage) => passage.role === 'narrative');
    const { title, field, fit } = findTitleAndField({ profile, narrative, isCopier, vectors: this.vectors });
    const reading: Reading = {
      credible,
      narrative,
      listsAll: isCopier || listsEverySkill(profile, credible),
      educationLevel: Math.max(0, ...credible.filter(({ role }) => role !== 'listed').map((one) => one.educationLevel)),
      fit: Math.max(0.7 * title.degree + 0.3 * fit, 0.3 * title.degree + 0.7 * fit),
    };
    const own = new Map([
      [profile.title, title],
      [profile.field, field],
    ]);
    const findings = profile.criteria.map((criterion) => ({
      criterion,
      finding: own.get(criterion) ?? findCriterion(criterion, reading),
    }));
    const notes = plausibilityNotes(passages);
    return {
      score: scoreOf(findings, answers),
      reasons: [...findings.map(({ criterion, finding }) => reasonOf({ criterion, finding, credible })), ...answers],
      flags,
      ...(copied.length > 0 ? { copied } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    };
  }

  private read(
    application: RankApplication,
    { jobStems, answers }: { jobStems: ReadonlySet<string>; answers: string[] },
  ): Passage[] {
    const { firstName = '', lastName = '' } = application.candidate;
    const context = { names: stemSet(`${firstName} ${lastName}`), jobStems };
    return passagesOf({ application, answers, context, vectors: this.vectors, asOf: this.now() });
  }

  private prepare(job: RankJob): PreparedJob {
    const cached = this.jobs.get(job);
    if (cached) {
      return cached;
    }
    const asked = (job.questions ?? []).map(({ text }) => text);
    const text = [
      job.title,
      job.description,
      ...job.requirements,
      ...job.responsibilities,
      ...job.skills,
      ...asked,
    ].join('\n');
    const prepared = { profile: profileOf(job, this.vectors), ad: adWordingOf(job), stems: stemSet(text) };
    this.jobs.set(job, prepared);
    return prepared;
  }
}

/** What the findings come to with the answers; a wanted answer that is missing halves it like any must-have. */
export const scoreOf = (
  findings: { criterion: Pick<Criterion, 'weight'>; finding: { degree: number } }[],
  answers: readonly AnswerFinding[] = [],
): number => {
  const parts = findings.map(({ criterion, finding }) => ({ weight: criterion.weight, degree: finding.degree }));
  const missing = answers.filter(({ importance, met }) => importance === 'must' && isMissing(met)).length;
  return weightedScore([...parts, ...answers], missing);
};

const reasonOf = ({
  criterion,
  finding,
  credible,
}: {
  criterion: Criterion;
  finding: Finding;
  credible: Passage[];
}): Reason => {
  const { degree, passage, note } = finding;
  const denial = degree < metThresholds.partly ? findNegation(criterion, credible) : null;
  const near = degree >= leastQuotedDegree || finding.met !== undefined ? passage : null;
  const shown = denial ?? near;
  const silent = denial ? 'no' : 'unknown';
  return {
    criterion: criterion.text,
    kind: criterion.kind,
    met: finding.met ?? (degree >= metThresholds.yes ? 'yes' : degree >= metThresholds.partly ? 'partly' : silent),
    weight: Math.round(criterion.weight * 100) / 100,
    degree: Math.round(degree * 1000) / 1000,
    evidence: shown ? evidenceFrom(shown, criterion) : null,
    source: shown?.source ?? null,
    ...(note === undefined ? {} : { note }),
  };
};
