import { createInterface } from 'node:readline';
import { z } from 'zod';
import { EmbeddedScorer, embeddedVersion } from '../engine/embedded-scorer.js';
import { rankPool } from '../engine/rank-pool.js';

const flat = (value: unknown): string[] => {
  if (Array.isArray(value)) {
    return value.flatMap(flat);
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
};
/** Null and absent fields are empty, lists in lists are one list, a list where a text belongs is its lines. */
const list = z.unknown().optional().transform(flat);
const text = z
  .unknown()
  .optional()
  .transform((value) => flat(value).join('\n'));
const record = <T extends z.ZodRawShape>(shape: T) => z.preprocess((value) => value ?? {}, z.object(shape));

const input = z.object({
  job: record({ title: text, description: text, requirements: list, responsibilities: list, skills: list }),
  applications: z.array(
    z.object({
      applicationId: z.union([z.string(), z.number()]),
      candidate: record({
        firstName: text,
        lastName: text,
        bio: text,
        skills: list,
        experience: text,
        education: text,
      }),
      resumeText: text,
      coverLetter: text,
    }),
  ),
});

/** Ranks one pool per line of standard input and answers with one line each; a line that cannot be read ends it with exit code 1. */
async function main(): Promise<void> {
  const scorer = new EmbeddedScorer();
  let line = 0;
  for await (const row of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (row.trim() === '') {
      continue;
    }
    const pool = readPool(row, line);
    const rankings = await rankPool({ ...pool, scorer });
    process.stdout.write(`${JSON.stringify({ engine: 'embedded', version: embeddedVersion, rankings })}\n`);
  }
}

function readPool(row: string, line: number): z.output<typeof input> {
  try {
    return input.parse(JSON.parse(row));
  } catch (error) {
    throw new Error(
      `Line ${line} is not { job, applications }: ${error instanceof Error ? error.message : 'unreadable'}`,
      {
        cause: error,
      },
    );
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
