import type { Application, DecidedMany } from '@workboard/contracts';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { useState } from 'react';
import { api } from '../../../lib/api/api.js';
import { sendInParts } from '../../../lib/api/in-parts.js';
import { plural } from '../../../lib/text/text.js';
import { useAction } from '../../../lib/api/use-action.js';
import { decided } from './use-application-actions.js';

/** What choosing among several needs to know of each. */
export type Choosable = Pick<Application, 'id' | 'status'> & {
  /** Not null while an interview is still to come. */
  nextInterview: object | null;
  job: Pick<Application['job'], 'id' | 'title'>;
  user: Pick<Application['user'], 'firstName' | 'lastName'>;
  /** Missing where the list does not know it yet. */
  userId?: number;
};

/** One decision; the ids of each status go together, so that several ways back are one list, too. */
type Decision = readonly { status: ApplicationStatus; ids: readonly number[] }[];

interface Decided {
  applications: readonly Choosable[];
  status: ApplicationStatus;
  /** The employer's own text in the mail about a rejection (decision P44). */
  message?: string;
}

/** What was decided last, for as long as the page stays: its way back, and what could not be decided. */
export interface LastDecision {
  says: string;
  /** Those it was decided for; some were left as they were. */
  applications: readonly Choosable[];
  refused: DecidedMany['refused'];
  undo: (() => void) | null;
}

const send = (decision: Decision, withClosed: boolean, message?: string): Promise<DecidedMany> => {
  const query = { includeClosed: withClosed ? 'true' : undefined } as const;
  return sendInParts(decision, (part) => api.put('/applications', { query, body: { ...part, message } }));
};

/** The statuses that some had, so that they can have them again. */
const statusesOf = (applications: readonly Choosable[]): Decision => {
  const groups = new Map<ApplicationStatus, number[]>();
  for (const { id, status } of applications) {
    groups.set(status, [...(groups.get(status) ?? []), id]);
  }
  return [...groups].map(([status, ids]) => ({ status, ids }));
};

/** Gives several applications the same status (decision P25), and takes that back. */
export const useDecideMany = ({ withClosed }: { withClosed: boolean }) => {
  const [last, setLast] = useState<LastDecision | null>(null);
  const failure = { title: 'Error', text: 'Failed to update application status.' };
  const back = useAction<Decision, DecidedMany>({
    run: (decision) => send(decision, withClosed),
    refresh: decided,
    success: ({ changed }) => ({ title: `${plural(changed.length, 'application')} moved back` }),
    failure,
    onSuccess: () => setLast(null),
  });
  const decide = useAction<Decided, DecidedMany>({
    run: ({ applications, status, message }) =>
      send([{ status, ids: applications.map(({ id }) => id) }], withClosed, message),
    refresh: decided,
    success: null,
    failure,
    onSuccess: ({ changed, refused }, { applications, status }) => {
      const moved = applications.filter(({ id }) => changed.includes(id));
      setLast({
        says: `${plural(changed.length, 'application')} moved to ${statusWords[status].employer}`,
        applications,
        refused,
        undo: moved.length > 0 ? () => back.mutate(statusesOf(moved)) : null,
      });
    },
  });
  return { decide, last, forget: () => setLast(null), isBusy: decide.isPending || back.isPending };
};
