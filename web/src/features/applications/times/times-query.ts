import { queryOptions } from '@tanstack/react-query';
import type { InterviewTimes } from '@workboard/contracts';
import { getList } from '../../../lib/api.js';
import { freshFor } from '../../../lib/query-client.js';

/** Times to choose from: what the own company offers, or what the seeker is offered (decision P53). */
export const timesQuery = queryOptions({
  queryKey: ['/api/interview-times'],
  queryFn: ({ signal }) => getList<InterviewTimes>('/api/interview-times', { signal }),
  staleTime: freshFor.applications,
});

/** The newest times that are offered for an application; undefined when there are none. */
export const timesOf = (all: readonly InterviewTimes[], applicationId: number): InterviewTimes | undefined =>
  all.find(({ invitees }) => invitees.some((invitee) => invitee.applicationId === applicationId));
