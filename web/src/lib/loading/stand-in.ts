const patienceMs = 500;

/**
 * Tells the worker that the line failed, so that it stands in for it for a while (ADR 24).
 *
 * @returns false where no worker is at work: asking again would be in vain
 */
export const standIn = (): Promise<boolean> => {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) {
    return Promise.resolve(false);
  }
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), patienceMs);
    worker.postMessage({ type: 'lineFailed' }, [port2]);
  });
};
