import { readEnv } from '@workboard/service-kit';
import { EmbeddedScorer } from '../engine/embedded-scorer.js';
import { type LevelPair, levelPairsOf, worthsFrom } from '../engine/openai/level-worths.js';
import { OpenAiScorer } from '../engine/openai/openai-scorer.js';
import { levelMeanings } from '../engine/openai/rubric.js';
import { envSchema } from '../env.js';
import { readPools } from './pools.js';

/** Whom a model was not asked about, or in vain. */
const unjudged: ReadonlySet<string> = new Set(['fallback', 'no-text']);
/** With fewer of them the shares of the levels are luck. */
const fewestPairs = 300;

/**
 * Asks the model of the settings (OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL) about every applicant of the pools on standard input, one
 * call each, which costs what 100 applicants cost by docs/ranking.md, and prints the setting OPENAI_LEVEL_WORTHS. Nothing else is kept.
 */
const main = async (): Promise<void> => {
  const settings = readEnv(envSchema.pick({ OPENAI_API_KEY: true, OPENAI_BASE_URL: true, OPENAI_MODEL: true }));
  if (!settings.OPENAI_API_KEY) {
    throw new Error('Set OPENAI_API_KEY to the key of the model that is to be compared.');
  }
  const embedded = new EmbeddedScorer();
  const model = new OpenAiScorer(
    { apiKey: settings.OPENAI_API_KEY, baseURL: settings.OPENAI_BASE_URL, model: settings.OPENAI_MODEL },
    embedded,
  );
  const pairs: LevelPair[] = [];
  let [asked, answered] = [0, 0];
  for await (const { job, applications } of readPools()) {
    const judged = await Promise.all(applications.map((application) => model.score({ job, application })));
    asked += judged.length;
    judged.forEach(({ reasons, flags }, at) => {
      const application = applications[at];
      if (application && !flags.some((flag) => unjudged.has(flag))) {
        answered += 1;
        pairs.push(...levelPairsOf(reasons, embedded.assess(job, application).reasons));
      }
    });
  }
  if (pairs.length < fewestPairs) {
    throw new Error(
      `${answered} of ${asked} applicants were judged, on ${pairs.length} criteria: at least ${fewestPairs} are needed.`,
    );
  }
  const worths = worthsFrom(pairs);
  const table = levelMeanings.map((meaning, level) => {
    const count = pairs.filter((pair) => pair.level === level).length;
    return `# level ${level}, ${meaning}: ${count} criteria, worth ${worths[level]}`;
  });
  process.stdout.write(
    `# ${settings.OPENAI_MODEL} judged ${answered} of ${asked} applicants\n${table.join('\n')}\nOPENAI_LEVEL_WORTHS=${worths.join(',')}\n`,
  );
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
