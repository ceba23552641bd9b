/**
 * Does work with a signal that ends it after `ms` milliseconds, and whenever `signal` says so. Not by `AbortSignal.any` with
 * `AbortSignal.timeout`: Node 20 collects the timer as garbage while it runs, and the deadline never comes.
 */
export const withDeadline = async <T>(
  { ms, signal }: { ms: number; signal?: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new DOMException('This took too long', 'TimeoutError')), ms);
  const follow = () => ended.abort(signal?.reason);
  if (signal?.aborted) {
    follow();
  } else {
    signal?.addEventListener('abort', follow, { once: true });
  }
  try {
    return await work(ended.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  }
};
