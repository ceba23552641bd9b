import type { Application } from '@workboard/contracts';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { api, withQuery } from '../../lib/api.js';
import { confirm } from '../../lib/confirm.js';
import { applicationsQuery } from '../../lib/queries.js';
import { useAction } from '../../lib/use-action.js';

const key = applicationsQuery.queryKey;

interface StatusChange {
  id: number;
  status: ApplicationStatus;
  /** What it was, for taking the change back. */
  from: ApplicationStatus;
  /** Whether interviews still to come are cancelled with it (decision P19). */
  cancelInterviews?: boolean;
}

/** Moves an application to another status; the list shows it at once and takes it back when the server refuses. */
export const useChangeStatus = ({ withClosed = false } = {}) =>
  useAction<StatusChange, Application, Application[]>({
    run: ({ id, status, cancelInterviews }) =>
      api.put(withQuery(`/api/applications/${id}`, { includeClosed: withClosed ? 'true' : undefined }), {
        status,
        cancelInterviews,
      }),
    optimistic: ({ id, status }) => ({
      key,
      change: (list) => list.map((application) => (application.id === id ? { ...application, status } : application)),
    }),
    refresh: [key],
    success: { title: 'Application status updated' },
    failure: { title: 'Error', text: 'Failed to update application status.' },
    undo: ({ id, status, from }) => ({ id, status: from, from: status }),
  });

/** Asks, then deletes an own application. */
export const useDeleteApplication = () => {
  const remove = useAction<number, unknown, Application[]>({
    run: (id) => api.remove(`/api/applications/${id}`),
    optimistic: (id) => ({ key, change: (list) => list.filter((application) => application.id !== id) }),
    refresh: [key],
    success: { title: 'Application deleted' },
    failure: { title: 'Error', text: 'Failed to delete application.' },
  });
  return async (id: number): Promise<void> => {
    if (await confirm({ text: 'Are you sure you want to delete this application?' })) {
      remove.mutate(id);
    }
  };
};
