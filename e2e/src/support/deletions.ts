import type { Deletable } from '@workboard/contracts/cascades';
import type { Belongings } from './belongings.js';
import type { Client } from './client.js';

/** How something is deleted, and what goes along with it. */
interface Deletion {
  id: (all: Belongings) => number;
  remove: (all: Belongings, admin: Client) => Promise<unknown>;
  /** What goes along, each with a cascade of its own. */
  along: (all: Belongings) => Partial<Record<Deletable, readonly number[]>>;
  /** The applications that end with it and stay with their seeker (decision P19). */
  ends?: (all: Belongings) => readonly number[];
  files: (all: Belongings) => readonly string[];
}

export const deletions: Record<Deletable, Deletion> = {
  user: {
    id: ({ seekerId }) => seekerId,
    remove: ({ seekerId }, admin) => admin.must('DELETE', `/api/admin/users/${seekerId}`),
    along: ({ application }) => ({ application: [application.id] }),
    files: ({ files }) => [files.resume],
  },
  company: {
    id: ({ employer }) => employer.company.id,
    remove: ({ employer }, admin) => admin.must('DELETE', `/api/admin/companies/${employer.company.id}`),
    along: ({ job }) => ({ job: [job.id] }),
    ends: ({ application }) => [application.id],
    files: ({ files }) => [files.logo],
  },
  job: {
    id: ({ job }) => job.id,
    remove: ({ job, employer }) => employer.client.must('DELETE', `/api/jobs/${job.id}`),
    along: () => ({}),
    ends: ({ application }) => [application.id],
    files: () => [],
  },
  application: {
    id: ({ application }) => application.id,
    remove: async ({ application, employer, seeker }) => {
      await employer.client.must('PUT', `/api/applications/${application.id}`, { body: { status: 'rejected' } });
      await seeker.must('DELETE', `/api/applications/${application.id}`);
    },
    along: () => ({}),
    files: () => [],
  },
};
