import type { Env } from '../env.js';
import { EmbeddedScorer, embeddedVersion } from '../engine/embedded-scorer.js';
import { type AnswerCriterion, answerCriteria } from '../engine/answers.js';
import type { Criterion } from '../engine/criteria.js';
import type { OpenAiScorer } from '../engine/openai/openai-scorer.js';
import type { Assessment, RankApplication, RankJob } from '../engine/types.js';

/** A criterion as the job has it, before the employer makes something of it. */
type OwnCriterion = Pick<Criterion | AnswerCriterion, 'text' | 'kind' | 'weight'> & Pick<AnswerCriterion, 'importance'>;

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The engines of this process, made when they are first needed: vectors and client are no use to a process that only waits. */
export class Engines {
  private embedded: EmbeddedScorer | undefined;
  private model: Promise<OpenAiScorer> | undefined;

  constructor(
    private readonly env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'OPENAI_LEVEL_WORTHS'>,
  ) {}

  readonly embeddedVersion = embeddedVersion;

  /** Changes whenever the same input could get another score. */
  async version(): Promise<string> {
    return (await this.findModel())?.version ?? embeddedVersion;
  }

  /** Judges one applicant in the process itself and lets other work through afterwards. */
  async assess(job: RankJob, application: RankApplication): Promise<Assessment> {
    const assessment = this.own().assess(job, application);
    await breathe();
    return assessment;
  }

  /** One person against many jobs, in their order. */
  async assessEach(jobs: RankJob[], application: RankApplication): Promise<Assessment[]> {
    const assessments: Assessment[] = [];
    for (const assessment of this.own().assessEach(jobs, application)) {
      assessments.push(assessment);
      await breathe();
    }
    return assessments;
  }

  /** The language model's engine, when there is a key for one. */
  async findModel(): Promise<OpenAiScorer | null> {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = this.env;
    if (!apiKey) {
      return null;
    }
    const worths = this.env.OPENAI_LEVEL_WORTHS;
    this.model ??= import('../engine/openai/openai-scorer.js').then(
      ({ OpenAiScorer }) => new OpenAiScorer({ apiKey, baseURL, model, worths }, this.own()),
    );
    return this.model;
  }

  /** What an ad and its questions ask for, with their own weights and importance. */
  criteriaOf(job: RankJob): OwnCriterion[] {
    const ofAd = this.own().criteriaOf(job);
    return [...ofAd.map((one) => ({ ...one, importance: 'normal' as const })), ...answerCriteria(job)];
  }

  /** What is read of a person, without any job. */
  factsOf(application: RankApplication): ReturnType<EmbeddedScorer['facts']> {
    return this.own().facts(application);
  }

  private own(): EmbeddedScorer {
    this.embedded ??= new EmbeddedScorer();
    return this.embedded;
  }
}
