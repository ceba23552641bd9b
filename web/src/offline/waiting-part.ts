import { lazyPart } from '../components/feedback/lazy-part.js';
import { deviceStore } from './waiting.js';

/** All that waits of who is signed in. */
export const WaitingList = lazyPart(async () => (await import('./waiting-list.js')).WaitingList);

/** One thing of it. */
export const WaitingNote = lazyPart(async () => (await import('./waiting-note.js')).WaitingNote);

/** Loads their code with a page that may begin with one, so that nothing moves when it is known what waits. */
export const preloadWaiting = async (): Promise<void> => {
  const { isSettled, waiting } = deviceStore.current();
  if (!isSettled || waiting.length > 0) {
    await Promise.all([WaitingList.preload(), WaitingNote.preload()]).catch(() => undefined);
  }
};
