import { queryOptions } from '@tanstack/react-query';
import type { InterviewTimes } from '@workboard/contracts';
import { freshFor } from '../../../lib/api/query-client.js';
import { readList } from '../../../lib/api/read.js';

/** Times to choose from: what one's company offers, or what the seeker is offered (decision P53). */
export const timesQuery = queryOptions({
  ...readList('/interview-times'),
  staleTime: freshFor.applications,
});

/** The newest times that are offered for an application; undefined when there are none. */
export const timesOf = (all: readonly InterviewTimes[], applicationId: number): InterviewTimes | undefined =>
  all.find(({ invitees }) => invitees.some((invitee) => invitee.applicationId === applicationId));
