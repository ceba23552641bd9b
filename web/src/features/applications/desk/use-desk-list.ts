import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRanking } from '../judging/ranking.js';
import { toStatusFilter } from '../../../entities/application/application-list.js';
import type { Choosable } from '../deciding/use-decide-many.js';
import { nameless } from '../../../entities/application/blind.js';
import type { deskParams } from '../../../entities/application/desk-address.js';
import { countEntries, listed } from './desk-entries.js';
import { deskQuery } from '../../../entities/application/desk-queries.js';
import { knownRows } from './use-desk-rows.js';
import { typingPauseMs, useSettled } from '../../../lib/browser/use-settled.js';

/** The applicants of a job as the address wants them listed: searched by the server, the rest from what is here. */
export const useDeskList = (jobId: string, params: Record<keyof typeof deskParams, string>) => {
  const q = useSettled(params.q.trim(), typingPauseMs);
  const query = useQuery({ ...deskQuery(jobId, q), placeholderData: (before) => before });
  const isClosed = query.data?.job.status === 'inactive';
  const canRank = query.data !== undefined && !isClosed;
  const isWanted = params.rank === 'on' || params.meets !== '';
  const ranking = useRanking({ job: jobId, isWanted: canRank && isWanted });
  const isOrdered = params.rank === 'on' && ranking.isOn;
  const status = toStatusFilter(params.status);
  const all = query.data?.applications ?? [];
  const { sort, meets, answer } = params;
  const entries = listed(all, { status, sort, ranks: ranking.ranks, isOrdered, meets, answer });
  return { query, all, entries, counts: query.data && countEntries(all), status, ranking, canRank, isOrdered };
};

/** What choosing among several needs of each, from the line that all have and what was read of some. */
export const useChoosable = (jobId: string) => {
  const client = useQueryClient();
  return (list: ReturnType<typeof useDeskList>, isBlind: boolean): Choosable[] => {
    const title = list.query.data?.job.title ?? '';
    const rows = knownRows(client, jobId);
    return list.entries
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map(({ id, status, hasInterview }) => ({
        id,
        status,
        nextInterview: hasInterview ? {} : null,
        job: { id: Number(jobId), title },
        user: (!isBlind && rows.get(id)?.user) || nameless(id),
        userId: rows.get(id)?.user.id,
      }));
  };
};
