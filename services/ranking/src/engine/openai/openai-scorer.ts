import { withDeadline } from '@workboard/service-kit';
import { APIError, OpenAI } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { findAnswers } from '../answers.js';
import { blindSentences } from '../blind-text.js';
import { type EmbeddedScorer, embeddedVersion } from '../embedded-scorer.js';
import { type ApplicantScorer, type Assessment, type RankApplication, type RankFlag, type RankJob } from '../types.js';
import { Breaker } from './breaker.js';
import { type LevelWorths, plainWorths } from './level-worths.js';
import { Limiter } from './limiter.js';
import { promptFor } from './prompt.js';
import { rubricOf } from './rubric.js';
import { judge, type Verdict, verdictSchema } from './verdict.js';

export interface OpenAiSettings {
  apiKey: string;
  baseURL?: string | undefined;
  model: string;
  /** On the embedded engine's scale, as `npm run rank:calibrate` finds them; plain ones without. */
  worths?: LevelWorths | undefined;
  callTimeoutMs?: number;
}

/** Tells before each call whether it may be paid for, and afterwards what it cost. */
export interface Budget {
  allows(): Promise<boolean>;
  spend(tokens: number): Promise<void>;
}

const promptVersion = 3;
const callMs = 8000;
const concurrency = 6;
const tries = 2;
const tokensPerCriterion = 60;
const tokensBesides = 100;
const charactersPerToken = 4;
/** Text that tries to steer the ranking never reaches the model. */
const steering: ReadonlySet<RankFlag> = new Set(['injection', 'ad-copy']);
/** This far above the embedded score a person should look. */
const surprising = 40;

const format = zodResponseFormat(verdictSchema, 'verdict');

/**
 * Asks a language model about one applicant at a time, with blinded text and no overall score: levels and quotes come back,
 * quotes are checked, the score is ours (ranking rules, section 5b). Whoever cannot be judged so gets the embedded
 * score, flagged 'fallback'.
 */
export class OpenAiScorer implements ApplicantScorer {
  readonly version: string;
  private readonly client: OpenAI;
  private readonly limiter = new Limiter(concurrency);
  private readonly callTimeoutMs: number;
  private readonly worths: LevelWorths;

  constructor(
    private readonly settings: OpenAiSettings,
    private readonly embedded: EmbeddedScorer,
    private readonly breaker = new Breaker(),
  ) {
    const { apiKey, baseURL, model } = settings;
    this.client = new OpenAI({ apiKey, ...(baseURL && { baseURL }), maxRetries: 0 });
    this.worths = settings.worths ?? plainWorths;
    this.version = [`openai-${promptVersion}:${model}`, ...(settings.worths ?? []), embeddedVersion].join('+');
    this.callTimeoutMs = settings.callTimeoutMs ?? callMs;
  }

  async score({
    job,
    application,
    signal,
    budget,
  }: {
    job: RankJob;
    application: RankApplication;
    signal?: AbortSignal;
    budget?: Budget;
  }): Promise<Assessment> {
    const own = this.embedded.assess(job, application);
    if (own.flags.some((flag) => steering.has(flag))) {
      return { ...own, flags: [...own.flags, 'fallback'] };
    }
    const { profile, passages } = this.embedded.understand(job, application);
    const sentences = blindSentences(passages);
    const rubric = rubricOf(profile);
    if (sentences.length === 0 || rubric.length === 0) {
      return own;
    }
    const answered = findAnswers(job, application);
    const field = own.reasons.filter(({ criterion }) => criterion === profile.field.text);
    const messages = promptFor({ title: job.title, rubric, sentences });
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      if (signal?.aborted || this.breaker.isOpen() || !((await budget?.allows()) ?? true)) {
        break;
      }
      try {
        const ask = { messages, lines: rubric.length, signal, budget };
        const verdict = await this.limiter.run(() => this.ask(ask));
        const { score, reasons } = judge({ verdict, rubric, passages, answered, field, worths: this.worths });
        const seen = {
          score,
          reasons,
          flags: own.flags,
          ...(own.copied && { copied: own.copied }),
          ...(own.notes && { notes: own.notes }),
        };
        this.breaker.succeeded();
        return score >= own.score + surprising
          ? { ...seen, flags: [...own.flags, 'disagreement'], embeddedScore: own.score }
          : seen;
      } catch (error) {
        if (signal?.aborted) {
          break;
        }
        this.breaker.failed();
        if (!isWorthAnotherTry(error)) {
          break;
        }
      }
    }
    return { ...own, flags: [...own.flags, 'fallback'] };
  }

  private async ask({
    messages,
    lines,
    signal,
    budget,
  }: {
    messages: ReturnType<typeof promptFor>;
    lines: number;
    signal: AbortSignal | undefined;
    budget: Budget | undefined;
  }): Promise<Verdict> {
    const most = tokensBesides + tokensPerCriterion * lines;
    const expected =
      most + Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / charactersPerToken);
    // Paid for before it is known: a call that is cut off costs as well.
    await budget?.spend(expected);
    const question = {
      model: this.settings.model,
      messages,
      response_format: format,
      temperature: 0,
      max_completion_tokens: most,
      store: false,
    };
    const completion = await withDeadline({ ms: this.callTimeoutMs, signal }, (ended) =>
      this.client.chat.completions.parse(question, { signal: ended }),
    );
    await budget?.spend((completion.usage?.total_tokens ?? expected) - expected);
    const verdict = completion.choices[0]?.message.parsed;
    if (!verdict) {
      throw new Error('The model did not answer the question');
    }
    return verdict;
  }
}

/** Wrong keys, unknown models and questions the provider will not take do not get better. */
const isWorthAnotherTry = (error: unknown): boolean => {
  const status = error instanceof APIError ? (error.status as number | undefined) : undefined;
  return status === undefined || status === 429 || status >= 500;
};
