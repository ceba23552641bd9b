import { scriptsOfPage } from '../lib/loading/again.js';
import { deviceStore } from './waiting.js';

/** How often an open tab asks for a new version, at most. */
const hourMs = 3_600_000;

/** Whether the worker that waits belongs to the version that this page is of. */
const isOfThisPage = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data));
    port1.start();
    worker.postMessage({ type: 'isOf', scripts: scriptsOfPage() }, [port2]);
  });

/** A page of the new version takes the new worker at once; a page of the old one asks first. */
const offer = async (worker: ServiceWorker): Promise<void> => {
  const skip = () => worker.postMessage({ type: 'skip' }, []);
  if (await isOfThisPage(worker)) {
    skip();
    return;
  }
  deviceStore.set({
    update: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      skip();
    },
  });
};

const offerNew = (worker: ServiceWorker | null) => {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) {
      void offer(worker);
    }
  });
};

const watch = (registration: ServiceWorkerRegistration): void => {
  if (registration.waiting && navigator.serviceWorker.controller) {
    void offer(registration.waiting);
  }
  offerNew(registration.installing);
  registration.addEventListener('updatefound', () => offerNew(registration.installing));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > hourMs) {
      asked = Date.now();
      void registration.update().catch(() => undefined);
    }
  });
};

/**
 * Registers the worker.
 *
 * @returns the one that is at work; undefined where there is none (plain http, private windows, development)
 */
export const registerWorker = async (): Promise<ServiceWorker | undefined> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return undefined;
  }
  const registration = (await navigator.serviceWorker.register('/sw.js')) as ServiceWorkerRegistration | undefined;
  if (!registration) {
    return undefined;
  }
  watch(registration);
  return (await navigator.serviceWorker.ready).active ?? undefined;
};
