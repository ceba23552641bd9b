import type { Application } from '@workboard/contracts';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { api } from '../../../lib/api/api.js';
import { applicationsQuery } from '../../../entities/application/application-queries.js';
import { interviewsQuery } from '../../../entities/interview/interview-queries.js';
import { useAction } from '../../../lib/api/use-action.js';
import { shownName } from '../../../entities/application/blind.js';
import { outboxQuery } from '../../../entities/application/outbox-query.js';

const key = applicationsQuery.queryKey;

interface StatusChange {
  application: Application;
  status: ApplicationStatus;
  /** Whether interviews still to come are cancelled with it (decision P19). */
  cancelInterviews?: boolean;
  /** The employer's own text in the mail about a rejection (decision P44). */
  message?: string;
}

/** What a decision about applications changes. */
export const decided = [applicationsQuery.queryKey, interviewsQuery.queryKey, outboxQuery.queryKey];

interface Tracked {
  id: number;
  status: ApplicationStatus;
}

/** The same data with another status of one application: a list, an object with one, or the application itself. */
export const withStatus = (data: unknown, changed: Tracked): unknown => {
  if (Array.isArray(data)) {
    return data.map((item: unknown) => withStatus(item, changed));
  }
  const one = data as (Partial<Tracked> & { applications?: unknown }) | null;
  if (one?.applications) {
    return { ...one, applications: withStatus(one.applications, changed) };
  }
  return one?.id === changed.id && one.status ? { ...one, status: changed.status } : data;
};

/**
 * Moves an application to another status; the list shows it at once and takes it back when the server refuses. The way back
 * stands in the strip of messages that wait, for as long as it exists (decision P17).
 */
export const useChangeStatus = ({ withClosed = false } = {}) =>
  useAction<StatusChange, Application>({
    run: ({ application: { id }, status, cancelInterviews, message }) =>
      api.put('/applications/{id}', {
        params: { id },
        query: { includeClosed: withClosed ? 'true' : undefined },
        body: { status, cancelInterviews, message },
      }),
    optimistic: ({ application: { id }, status }) => ({
      key,
      change: (data) => withStatus(data, { id, status }),
    }),
    refresh: decided,
    success: (_answer, { application, status }) => ({
      title: 'Application status updated',
      text: `${shownName(application.id, application.user)}: ${statusWords[status].employer}`,
    }),
    failure: { title: 'Error', text: 'Failed to update application status.' },
  });

/** The employer made an offer, which the applicant reads from now on (decision P16). */
export const useMakeOffer = () =>
  useAction<Application, Application>({
    run: ({ id }) => api.post('/applications/{id}/offer', { params: { id } }),
    refresh: decided,
    success: (_answer, { id, user }) => ({
      title: 'Offer noted',
      text: `${shownName(id, user)} will read “${statusWords.offered.seeker}”.`,
    }),
    failure: { title: 'Error', text: 'Failed to note the offer.' },
  });
