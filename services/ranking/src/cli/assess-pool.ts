import { EmbeddedScorer } from '../engine/embedded-scorer.js';
import type { ApplicationId, Assessment } from '../engine/types.js';
import type { PoolLine } from './pool-line.js';

export type Judged = Assessment & { applicationId: ApplicationId };

const scorer = new EmbeddedScorer();

/** Judges applicants of one job one after the other, in their order. */
export const assessPool = ({ job, applications }: PoolLine): Judged[] =>
  applications.map((application) => ({
    ...scorer.assess(job, application),
    applicationId: application.applicationId,
  }));
