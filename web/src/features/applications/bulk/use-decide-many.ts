import type { Application, DecidedMany } from '@workboard/contracts';
import { bulkDecisionMax } from '@workboard/contracts/constants';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { useState } from 'react';
import { api, withQuery } from '../../../lib/api.js';
import { fullName, plural } from '../../../lib/labels.js';
import { useAction } from '../../../lib/use-action.js';
import { decided } from '../use-application-actions.js';

/** One decision; the ids of each status go together, so that several ways back are one list, too. */
type Decision = readonly { status: ApplicationStatus; ids: readonly number[] }[];

/** What was decided last, for as long as the page stays: its way back, and what could not be decided. */
export interface LastDecision {
  says: string;
  /** Why some were left as they were, by name. */
  refused: readonly string[];
  undo: (() => void) | null;
}

const parts = function* (decision: Decision) {
  for (const { status, ids } of decision) {
    for (let from = 0; from < ids.length; from += bulkDecisionMax) {
      yield { status, ids: ids.slice(from, from + bulkDecisionMax) };
    }
  }
};

const send = async (decision: Decision, withClosed: boolean): Promise<DecidedMany> => {
  const path = withQuery('/api/applications', { includeClosed: withClosed ? 'true' : undefined });
  const all: DecidedMany = { changed: [], refused: [] };
  for (const part of parts(decision)) {
    const { changed, refused } = await api.put<DecidedMany>(path, part);
    all.changed.push(...changed);
    all.refused.push(...refused);
  }
  return all;
};

/** The statuses that some had, so that they can have them again. */
const statusesOf = (applications: readonly Application[]): Decision => {
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
  const decide = useAction<{ applications: readonly Application[]; status: ApplicationStatus }, DecidedMany>({
    run: ({ applications, status }) => send([{ status, ids: applications.map(({ id }) => id) }], withClosed),
    refresh: decided,
    success: null,
    failure,
    onSuccess: ({ changed, refused }, { applications, status }) => {
      const moved = applications.filter(({ id }) => changed.includes(id));
      setLast({
        says: `${plural(changed.length, 'application')} moved to ${statusWords[status].employer}`,
        refused: refused.map(({ id, error }) => {
          const left = applications.find((application) => application.id === id);
          return `${left ? fullName(left.user) : `Application ${id}`}: ${error}`;
        }),
        undo: moved.length > 0 ? () => back.mutate(statusesOf(moved)) : null,
      });
    },
  });
  return { decide, last, forget: () => setLast(null), isBusy: decide.isPending || back.isPending };
};
