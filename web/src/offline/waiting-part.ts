import { lazyPart } from '../components/feedback/lazy-part.js';
import { deviceStore } from './waiting.js';

/** All that waits of who is signed in. */
export const WaitingList = lazyPart(async () => (await import('./waiting-list.js')).WaitingList);

/** Loads its code with a page that may begin with it, so that nothing moves when it is known what waits. */
export const preloadWaiting = async (): Promise<void> => {
  const { isSettled, waiting } = deviceStore.current();
  if (!isSettled || waiting.length > 0) {
    await WaitingList.preload().catch(() => undefined);
  }
};
