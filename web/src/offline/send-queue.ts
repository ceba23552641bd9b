import type { Application, ErrorBody } from '@workboard/contracts';
import { addressOf } from '../lib/api/address.js';
import type { Waiting } from './waiting-entry.js';
import { callOf, isTooOld, outcomeOf } from './queue-rules.js';
import { queueStore } from './queue-store.js';

const timeoutMs = 15_000;
const lockName = 'workboard-waiting';

/** Tabs and the worker tell each other here that the queue has changed. */
export const queueChannel = 'workboard-waiting';

let isSending = false;

/**
 * One at a time, over all tabs and the worker.
 *
 * @returns undefined when somebody else is at it
 */
export const alone = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  if ('locks' in navigator) {
    return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  }
  if (isSending) {
    return undefined;
  }
  isSending = true;
  try {
    return await work();
  } finally {
    isSending = false;
  }
};

interface Answer {
  status: number;
  body: unknown;
}

const call = async (entry: Waiting, { method, path, body }: ReturnType<typeof callOf>): Promise<Answer> => {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        // The session may be another's by now: the server then refuses (decision P51).
        'x-account': String(entry.accountId),
        ...(method === 'POST' && { 'idempotency-key': entry.key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch {
    return { status: 0, body: null };
  }
};

/** Keys are kept for a day: whether the application that is there already is this one, sent before an answer was lost. */
const isThere = async (entry: Waiting): Promise<boolean> => {
  const { status, body } = await call(entry, { method: 'GET', path: addressOf('/applications') });
  return (
    status === 200 &&
    Array.isArray(body) &&
    (body as Application[]).some(
      ({ jobId, coverLetter }) => jobId === entry.jobId && coverLetter.trim() === entry.coverLetter?.trim(),
    )
  );
};

/** Sends one entry. @returns whether the next may follow. */
const sendOne = async (entry: Waiting): Promise<boolean> => {
  const { status, body } = await call(entry, callOf(entry));
  const { code, error } = (body ?? {}) as Partial<ErrorBody>;
  const outcome = outcomeOf({ kind: entry.kind, status, code });
  if (outcome === 'later') {
    return false;
  }
  if (outcome === 'signIn') {
    await queueStore.change({ put: [{ ...entry, state: 'signIn' }] });
    return false;
  }
  if (outcome === 'sent' || (outcome === 'already' && (await isThere(entry)))) {
    await queueStore.change({ put: [{ ...entry, state: 'sent' }] });
    return true;
  }
  await queueStore.change({ put: [{ ...entry, state: 'refused', reason: error || 'It was not accepted.' }] });
  return true;
};

/** What an account still has to send. */
export const toSend = async (accountId: number): Promise<Waiting[]> =>
  (await queueStore.all()).filter(
    (entry) => entry.accountId === accountId && (entry.state === 'waiting' || entry.state === 'signIn'),
  );

/** Sends what waits of an account, oldest first, until something gets no answer. Tells all tabs. */
export const sendAll = async (accountId: number): Promise<void> => {
  await alone(async () => {
    const old = (await queueStore.all()).filter((entry) => isTooOld(entry, Date.now()));
    await queueStore.change({ remove: old.map(({ key }) => key) });
    const entries = await toSend(accountId);
    for (const entry of entries) {
      if (!(await sendOne(entry))) {
        break;
      }
    }
    if (entries.length + old.length > 0) {
      const channel = new BroadcastChannel(queueChannel);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
      channel.postMessage('changed');
      channel.close();
    }
  });
};
