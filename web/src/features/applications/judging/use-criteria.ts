import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { RankingCriteria, RankResult } from '@workboard/contracts';
import type { SaveRankingCriteria } from '@workboard/contracts/api/ranking';
import { rankMaxLimit } from '@workboard/contracts/constants';
import { api } from '../../../lib/api.js';
import { useAction } from '../../../lib/use-action.js';
import { isConflict } from '../../../lib/versions.js';
import { rankPath } from './ranking.js';

const criteriaPath = (job: string | number): string => `/api/jobs/${job}/ranking-criteria`;

/** What the applicants of a job are compared by (decision P31). */
export const criteriaQuery = (job: string | number) =>
  queryOptions<RankingCriteria>({
    queryKey: [criteriaPath(job)],
    queryFn: ({ signal }) => api.get(criteriaPath(job), { signal }),
    staleTime: 30_000,
  });

/** Saves what is made of the criteria; what is ranked already stands in its new order when this ends. */
export const useSaveCriteria = ({ job, onConflict }: { job: number; onConflict: () => void }) => {
  const client = useQueryClient();
  return useAction<SaveRankingCriteria, RankingCriteria>({
    run: async (body) => {
      const saved = await api.put<RankingCriteria>(criteriaPath(job), body);
      if (client.getQueryData([rankPath(job)])) {
        const result = await api.post<RankResult>(rankPath(job), { limit: rankMaxLimit });
        client.setQueryData([rankPath(job)], result);
      }
      return saved;
    },
    success: { title: 'Criteria saved' },
    failure: (error) => {
      if (isConflict(error)) {
        onConflict();
      }
    },
    onSuccess: (saved) => client.setQueryData([criteriaPath(job)], saved),
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
    run: ({ applicationId, ...word }) => api.put(`/api/applications/${applicationId}/rank-reason`, word),
    refresh: [[criteriaPath(job)]],
    success: (_answer, { verdict }) =>
      verdict === 'wrong' ? { title: 'Corrected', text: 'The order follows your word.' } : null,
    failure: { title: 'Error', text: 'Failed to keep the correction.' },
    onSuccess: (result) => client.setQueryData([rankPath(job)], result),
  });
};
