import type { QueryClient } from '@tanstack/react-query';
import { applicationsQuery } from '../entities/application/application-queries.js';
import { savedJobsQuery } from '../entities/job/job-queries.js';
import { sessionQuery } from '../lib/session/session.js';
import { confirm } from '../lib/toasts/confirm.js';
import { toast } from '../lib/toasts/toast.js';
import { deviceStore, isToBeSent } from './waiting.js';
import type { Waiting } from './waiting-entry.js';
import { addTo } from './queue-rules.js';
import { queueStore } from './queue-store.js';
import { alone, queueChannel, sendAll } from './send-queue.js';

/** How often what waits is tried, in case the browser does not notice that the line is back. */
const everyMs = 10_000;

let client: QueryClient | undefined;

const userId = (): number | undefined => client?.getQueryData(sessionQuery.queryKey)?.id;

/** Says what was sent since somebody last looked, and reads the lists again that show it. */
const tellSent = async (sent: readonly Waiting[]): Promise<void> => {
  const applied = sent.filter(({ kind }) => kind === 'apply');
  const [first] = applied;
  if (first) {
    toast.success(applied.length === 1 ? 'Application sent' : `${applied.length} applications sent`, {
      text: applied.length === 1 ? `${first.title}: it waited for a signal.` : 'They waited for a signal.',
    });
  }
  await queueStore.change({ remove: sent.map(({ key }) => key) });
  await Promise.all(
    [applicationsQuery, savedJobsQuery].map(async ({ queryKey }) => client?.invalidateQueries({ queryKey })),
  );
};

/** Whether something on the screen still waits for its first answer, which would tell whether there is a line. */
const waitsForLine = (): boolean =>
  !deviceStore.current().isOffline &&
  client !== undefined &&
  client.isFetching({ type: 'active', predicate: ({ state }) => state.data === undefined }) > 0;

/** Brings what screens show of the queue up to date. */
export const refresh = async (): Promise<void> => {
  const all = await queueStore.all();
  // As it is now: the first reading may begin before it is known who is signed in.
  const id = userId();
  const own = all.filter(({ accountId }) => accountId === id);
  const sent = own.filter(({ state }) => state === 'sent');
  if (sent.length > 0) {
    await tellSent(sent);
  }
  const user = client?.getQueryData(sessionQuery.queryKey);
  const waiting = own.filter(({ state }) => state !== 'sent');
  const waitsForSignIn = user === null ? all.filter(isToBeSent).length : 0;
  const shown = deviceStore.current();
  const isSettled = shown.isSettled || (user !== undefined && !waitsForLine());
  const isNews = waiting.length + shown.waiting.length > 0 || waitsForSignIn !== shown.waitsForSignIn;
  if (isNews || isSettled !== shown.isSettled) {
    deviceStore.set({ waiting, waitsForSignIn, isSettled });
  }
};

/** Sends what waits of who is signed in. */
export const flush = async (): Promise<void> => {
  const id = userId();
  if (id !== undefined && deviceStore.current().waiting.some(isToBeSent)) {
    await sendAll(id);
    await refresh();
  }
};

interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Where browsers can, the worker sends it also when no tab is open. */
const askForSync = async (): Promise<void> => {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(queueChannel);
};

/** Keeps something to be sent; resolves once it is on the disk. */
export const enqueue = async (entry: Waiting): Promise<void> => {
  const list = await queueStore.all();
  await queueStore.change(addTo(list, entry));
  await refresh();
  void askForSync().catch(() => undefined);
};

/** Takes something back that was not sent. @returns false when it is being sent in this moment. */
export const cancel = async ({ key }: Waiting): Promise<boolean> => {
  const isGone = await alone(async () => {
    await queueStore.change({ remove: [key] });
    return true;
  });
  await refresh();
  return isGone ?? false;
};

/** Sends something again that was refused. */
export const tryAgain = async (entry: Waiting): Promise<void> => {
  await queueStore.change({ put: [{ ...entry, state: 'waiting', reason: undefined }] });
  await refresh();
  await flush();
};

/** What waits is sent first; where that cannot be, the person decides, because nobody else may find it here (decision P51). */
export const mayLeave = async (): Promise<boolean> => {
  await flush();
  const left = deviceStore.current().waiting.filter(isToBeSent).length;
  const [what, it] = left === 1 ? ['1 thing you did still waits', 'it'] : [`${left} things you did still wait`, 'them'];
  return (
    left === 0 ||
    confirm({
      title: 'Not sent yet',
      text: `${what} for a signal. Signing out deletes ${it} from this device.`,
      confirmLabel: 'Sign Out',
    })
  );
};

/** Deletes what waits of an account that signs out. */
export const dropQueue = async (accountId: number | undefined): Promise<void> => {
  const own = (await queueStore.all()).filter((entry) => entry.accountId === accountId);
  await queueStore.change({ remove: own.map(({ key }) => key) });
  await refresh();
};

/** The queue is read each time: a reading that failed would else leave it unseen for as long as the page lives. */
const go = () =>
  void refresh()
    .then(flush)
    .catch(() => undefined);

/** Looks after the queue for as long as the page lives. */
export const startQueue = (queries: QueryClient): void => {
  client = queries;
  window.addEventListener('online', go);
  document.addEventListener('visibilitychange', go);
  setInterval(go, everyMs);
  new BroadcastChannel(queueChannel).addEventListener('message', () => void refresh());
  go();
};
