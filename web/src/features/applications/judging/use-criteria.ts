import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { RankingCriteria, RankResult } from '@workboard/contracts';
import type { SaveRankingCriteria } from '@workboard/contracts/api/ranking';
import { api, isRefused } from '../../../lib/api/api.js';
import { read } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';
import { rank, rankQuery } from './ranking.js';

/** What the applicants of a job are compared by (decision P31). */
export const criteriaQuery = (id: string | number) =>
  queryOptions({ ...read('/jobs/{id}/ranking-criteria', { params: { id } }), staleTime: 30_000 });

/** Saves what is made of the criteria; what is ranked already stands in its new order when this ends. */
export const useSaveCriteria = ({ job, onConflict }: { job: number; onConflict: () => void }) => {
  const client = useQueryClient();
  return useAction<SaveRankingCriteria, RankingCriteria>({
    run: async (body) => {
      const saved = await api.put('/jobs/{id}/ranking-criteria', { params: { id: job }, body });
      const { queryKey } = rankQuery(job);
      if (client.getQueryData(queryKey)) {
        client.setQueryData(queryKey, await rank(job));
      }
      return saved;
    },
    success: { title: 'Criteria saved' },
    failure: (error) => {
      if (isRefused(error, 'conflict')) {
        onConflict();
      }
    },
    onSuccess: (saved) => client.setQueryData(criteriaQuery(job).queryKey, saved),
  });
};

interface Word {
  applicationId: number;
  criterion: string;
  verdict: 'right' | 'wrong' | null;
}

/** Calls a reason right or wrong; the list takes its new order from the answer. */
export const useCorrectReason = (job: number) => {
  const client = useQueryClient();
  return useAction<Word, RankResult>({
    run: ({ applicationId, ...word }) =>
      api.put('/applications/{id}/rank-reason', { params: { id: applicationId }, body: word }),
    refresh: [criteriaQuery(job).queryKey],
    success: (_answer, { verdict }) =>
      verdict === 'wrong' ? { title: 'Corrected', text: 'The order follows your word.' } : null,
    failure: { title: 'Error', text: 'Failed to keep the correction.' },
    onSuccess: (result) => client.setQueryData(rankQuery(job).queryKey, result),
  });
};
