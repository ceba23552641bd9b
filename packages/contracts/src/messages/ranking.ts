import { z } from 'zod';
import type { RankResult } from '../api/applications.js';
import { rankMaxLimit } from '../constants.js';
import * as field from '../fields.js';
import { defineService, read, write } from '../message.js';

export const rankingService = defineService('ranking', {
  /** Ranks the applicants of an active job of the caller's company and waits up to 12 s (decision W8). */
  rank: write<RankResult>()(z.object({ jobId: field.id, limit: z.int().min(1).max(rankMaxLimit) })),
  /** The newest result, complete or not. */
  latest: read<RankResult>()(z.object({ jobId: field.id })),
});
