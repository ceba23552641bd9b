import { z } from 'zod';
import type { RankResult } from '../api/applications.js';
import {
  type CandidateFacts,
  correctReasonBody,
  type RankingCriteria,
  saveRankingCriteriaBody,
} from '../api/ranking.js';
import { rankMaxLimit } from '../constants.js';
import * as field from '../fields.js';
import { defineService, nothing, personalData, read, write } from '../message.js';

/** Criteria as their service knows them; the gateway joins the names of who changed them. */
export type RankingCriteriaRecord = Omit<RankingCriteria, 'history'> & {
  history: (Omit<RankingCriteria['history'][number], 'changedBy'> & { changedBy: number })[];
};

export const rankingService = defineService('ranking', {
  personalData,
  /** Ranks the applicants of an active job of the caller's company and waits up to 12 s (decision W8). */
  rank: write<RankResult>()(z.object({ jobId: field.id, limit: z.int().min(1).max(rankMaxLimit) })),
  /** The newest result, complete or not. */
  latest: read<RankResult>()(z.object({ jobId: field.id })),
  /** Of a job of the caller's company; throws `forbidden` for another's, `job_not_found` for none. */
  criteria: read<RankingCriteriaRecord>()(z.object({ jobId: field.id })),
  saveCriteria: write<RankingCriteriaRecord>()(saveRankingCriteriaBody.extend({ jobId: field.id })),
  /** Of the caller, whoever they are. */
  facts: read<CandidateFacts>()(nothing),
  /** Answers with the newest ranking of the application's job. */
  correctReason: write<RankResult>()(correctReasonBody.extend({ applicationId: field.id })),
});
