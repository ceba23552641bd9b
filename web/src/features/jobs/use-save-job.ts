import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardJob } from '@workboard/contracts';
import { savedJobDefaults } from '@workboard/contracts/constants';
import { useNavigate } from 'react-router-dom';
import { isRefused, reasonOf } from '../../lib/api/api.js';
import { type SavedEntry, savedJobsQuery } from '../../entities/job/job-queries.js';
import { sessionQuery, useSession } from '../../lib/session/session.js';
import { useSignInState } from '../../lib/session/sign-in.js';
import { saveOrKeep } from '../../offline/save-or-keep.js';
import { waits } from '../../offline/send-or-keep.js';
import { isToBeSent, useWaitingFor } from '../../offline/waiting.js';
import { toast } from '../../lib/toasts/toast.js';
import { useAction } from '../../lib/api/use-action.js';

const sayWhyNot = (error: Error): void => {
  if (isRefused(error, 'already_saved')) {
    toast.neutral('Job already saved', { text: 'This job is already in your saved list' });
    return;
  }
  toast.error('Error', { text: reasonOf(error, 'Failed to save this job') });
};

interface Change {
  accountId: number;
  save: boolean;
  /** The entry that was there before, with its notes. */
  before: SavedEntry | undefined;
}

interface SaveJob {
  isSaved: boolean;
  isBusy: boolean;
  toggle: () => void;
}

/** Saves and unsaves a job; the button shows the result before the server has answered. Null for those who cannot save. */
export const useSaveJob = (job: CardJob): SaveJob | null => {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useSignInState();
  const isSeeker = user?.role === 'job_seeker';
  const saved = useQuery({ ...savedJobsQuery, enabled: isSeeker });
  const before = saved.data?.find(({ jobId }) => jobId === job.id);
  const waiting = useWaitingFor(job.id, ['save', 'unsave']);
  const isSaved = waiting && isToBeSent(waiting) ? waiting.kind === 'save' : before !== undefined;

  const action = useAction<Change, unknown, SavedEntry[]>({
    run: (change, creating) => saveOrKeep({ ...change, job }, creating),
    optimistic: (change) => ({
      key: savedJobsQuery.queryKey,
      change: (list) => {
        const others = list.filter(({ jobId }) => jobId !== job.id);
        const entry: SavedEntry = change.before ?? {
          id: 0,
          userId: change.accountId,
          jobId: job.id,
          notes: null,
          ...savedJobDefaults,
          savedAt: new Date().toISOString(),
          job,
        };
        return change.save ? [entry, ...others] : others;
      },
    }),
    refresh: [savedJobsQuery.queryKey],
    success: (answer, { save }) => ({
      title: save ? 'Job saved' : 'Job unsaved',
      text: answer === waits ? `${job.title}. Waiting for a signal.` : job.title,
    }),
    failure: sayWhyNot,
    undo: (change) => (change.save ? null : { ...change, save: true }),
  });

  const signIn = () => void navigate('/auth', { state: { ...here, save: job.id } });
  const askToSignIn = () => toast.neutral('Please sign in to save jobs', { action: { label: 'Sign In', run: signIn } });

  /** A line may be so slow that somebody presses before it is known who they are, or so bad that it never is. */
  const toggle = async () => {
    const person = user ?? (await client.fetchQuery(sessionQuery));
    if (person?.role === 'job_seeker') {
      action.mutate({ accountId: person.id, save: !isSaved, before });
    } else if (!person) {
      askToSignIn();
    }
  };

  if (user && !isSeeker) {
    return null;
  }
  return {
    isSaved,
    isBusy: action.isPending,
    toggle: () => void toggle().catch(sayWhyNot),
  };
};
