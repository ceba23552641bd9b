import { z } from 'zod';
import { applicationsApi, type RankResult } from '../api/applications.js';
import {
  rankingApi,
  type BlindCv,
  type CandidateFacts,
  type CvReading,
  correctReasonBody,
  type RankingCriteria,
  saveRankingCriteriaBody,
} from '../api/ranking.js';
import type { CvText } from '../api/desk.js';
import { rankMaxLimit } from '../constants.js';
import * as field from '../fields.js';
import { defineService, nothing, personalData, openWrite, read, write } from '../message.js';
import { statusMessages } from '../service-status.js';

/** Criteria as their service knows them; the gateway joins the names of who changed them. */
export type RankingCriteriaRecord = Omit<RankingCriteria, 'history'> & {
  history: (Omit<RankingCriteria['history'][number], 'changedBy'> & { changedBy: number })[];
};

export const rankingService = defineService('ranking', {
  personalData,
  ...statusMessages,
  /** Ranks the applicants of an active job of the caller's company and waits up to 12 s (decision W8). */
  rank: openWrite<RankResult>()(
    applicationsApi.rank,
    z.object({ jobId: field.id, limit: z.int().min(1).max(rankMaxLimit) }),
  ),
  /** The newest result, complete or not. */
  latest: read<RankResult>()(applicationsApi.ranking, z.object({ jobId: field.id })),
  /** Of a job of the caller's company; throws `forbidden` for another's, `job_not_found` for none. */
  criteria: read<RankingCriteriaRecord>()(rankingApi.criteria, z.object({ jobId: field.id })),
  saveCriteria: write<RankingCriteriaRecord>()(
    rankingApi.saveCriteria,
    saveRankingCriteriaBody.extend({ jobId: field.id }),
  ),
  /** Of the caller. */
  facts: read<CandidateFacts>()(rankingApi.facts, nothing),
  cvReading: read<CvReading>()(rankingApi.cvReading, nothing),
  /** The text of a resume, whoever asks among the services. */
  resumeText: read<CvText>()('internal', z.object({ fileId: z.uuid() })),
  /** Answers with the newest ranking of the application's job. */
  correctReason: write<RankResult>()(rankingApi.correct, correctReasonBody.extend({ applicationId: field.id })),
  /** Of an application of the caller's company. */
  blindCv: read<BlindCv>()(rankingApi.blindCv, z.object({ applicationId: field.id })),
});
