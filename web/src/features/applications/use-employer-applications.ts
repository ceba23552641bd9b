import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { type ApplicationStatus, type EndingStatus, isEnding } from '@workboard/contracts/enums';
import { useState } from 'react';
import { allApplicationsQuery, applicationsQuery } from '../../entities/application/application-queries.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import {
  inTab,
  narrow,
  toStatusFilter,
  type Narrowing,
  type StatusFilter,
} from '../../entities/application/application-list.js';
import { answering, byRank, meeting, withTag } from '../../entities/application/employer-list.js';
import { useDecideMany } from './deciding/use-decide-many.js';
import { useSelection } from '../../components/lists/use-selection.js';
import { useClosedCount } from './closed-count.js';
import { blinded, blindedRank, useBlind } from '../../entities/application/blind.js';
import { useRanking } from './judging/ranking.js';
import { outboxQuery } from '../../entities/application/outbox-query.js';
import { useChangeStatus, useMakeOffer } from './deciding/use-application-actions.js';
import { useServerMatches } from './use-server-matches.js';

/** A dialog about one application. `thenOffered` moves it to 'Schedule Interview' once the interview is set. */
export type OpenDialog =
  | { kind: 'letter' | 'interview' | 'notes' | 'review' | 'cv'; id: number; thenOffered?: boolean }
  | { kind: 'ending'; id: number; status: EndingStatus };

/** What narrows the list to a job, with what hangs on the job. */
const anyJob = { job: 'all', rank: 'off', meets: '', answer: '' };

/** Everything that an employer's list of applications knows and does; its screen only draws it. */
export const useEmployerApplications = () => {
  const [params, update] = useListParams({
    page: 1,
    status: 'all',
    search: '',
    job: 'all',
    rank: 'off',
    meets: '',
    answer: '',
    tag: '',
    closed: 'off',
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const withClosed = params.closed === 'on';
  const query = useQuery(withClosed ? allApplicationsQuery : applicationsQuery);
  const closedCount = useClosedCount();
  const changeStatus = useChangeStatus({ withClosed });
  const outbox = useQuery(outboxQuery);
  const decideMany = useDecideMany({ withClosed });
  const makeOffer = useMakeOffer();
  const canRank = params.job !== 'all';
  const meets = canRank ? params.meets : '';
  const ranking = useRanking({ job: params.job, isWanted: canRank && (params.rank === 'on' || meets !== '') });
  const isOrdered = params.rank === 'on' && ranking.isOn;
  const [isBlind, setBlind] = useBlind();

  const all = query.data ?? [];
  const narrowing: Narrowing = { ...params, status: toStatusFilter(params.status) };
  const matches = useServerMatches(params.search, withClosed);
  const answer = canRank ? params.answer : '';
  const narrowed = answering(narrow(withTag(all, params.tag), narrowing, matches), answer);
  const found = meeting(narrowed, { criterion: meets, ranks: ranking.ranks });
  const tabLink = (status: StatusFilter) =>
    `?${new URLSearchParams({
      ...(params.job !== 'all' && { job: params.job }),
      ...(withClosed && { closed: 'on' }),
      ...(params.rank === 'on' && { rank: 'on' }),
      ...(answer !== '' && { answer }),
      status,
    })}`;
  const listed = inTab(found, narrowing.status);
  const shown = isOrdered ? byRank(listed, ranking.ranks) : listed;
  const setStatus = (application: Application, status: ApplicationStatus) => {
    if (status === 'offered' && application.nextInterview === null) {
      setDialog({ kind: 'interview', id: application.id, thenOffered: true });
      return;
    }
    if (status === 'hired' || (isEnding(status) && application.nextInterview)) {
      setDialog({ kind: 'ending', id: application.id, status });
      return;
    }
    changeStatus.mutate({ application, status });
  };
  const toggleRanking = (isOn: boolean) => {
    update({ rank: isOn ? 'on' : 'off' });
    if (isOn) {
      ranking.start();
    }
  };
  const rankOf = (application: Application) => {
    const ranked = ranking.ranks.get(application.id);
    return ranked && isBlind ? blindedRank(ranked, application.user) : ranked;
  };
  const narrowBy = (criterion: string) => {
    update({ meets: criterion });
    if (criterion !== '' && !ranking.result) {
      ranking.start();
    }
  };
  const asSeen = (application: Application) => (isBlind ? blinded(application) : application);
  const choosable = shown.filter(({ withdrawnAt }) => withdrawnAt === null);
  const selection = useSelection(choosable.map(({ id }) => id));
  const chosen = all.find(({ id }) => id === dialog?.id);
  return {
    params,
    update,
    query,
    all,
    narrowing,
    found,
    shown,
    answer,
    meets,
    canRank,
    ranking,
    isOrdered,
    rankOf,
    toggleRanking,
    narrowBy,
    withClosed,
    closedCount,
    isBlind,
    setBlind,
    asSeen,
    tabLink,
    holds: outbox.data?.holds,
    decideMany,
    choosable,
    selection,
    changeStatus,
    setStatus,
    makeOffer,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    inDialog: chosen && asSeen(chosen),
    /** Another job, or none, begins without what was chosen for the one before. */
    leaveJob: (changes: Partial<typeof params> = {}) => update({ ...anyJob, ...changes }),
    clear: () => update({ ...anyJob, search: '', status: 'all', tag: '' }),
  };
};
export type ApplicationsState = ReturnType<typeof useEmployerApplications>;
