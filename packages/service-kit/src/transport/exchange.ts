import type { Dispatcher } from 'undici';

export interface Exchange {
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds until nobody waits for the response any more. */
  ms: number;
  /** Aborted when the asking side went away. */
  signal: AbortSignal;
}

/**
 * Sends one message and resolves with its whole response. It listens to what undici reads instead of asking for a stream, which would be
 * made, watched and put together for each message.
 */
export const exchange = (
  pool: Dispatcher,
  { path, headers, body, ms, signal }: Exchange,
): Promise<{ statusCode: number; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let statusCode = 0;
    let sent: Dispatcher.DispatchController | undefined;
    let endedBy: Error | undefined;
    const end = (reason: Error): void => {
      endedBy = reason;
      sent?.abort(reason);
      // It may wait for a connection yet.
      fail(reason);
    };
    const timer = setTimeout(() => end(new DOMException('This took too long', 'TimeoutError')), ms);
    const leave = () => end(signal.reason as Error);
    const settle = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    };
    const fail = (error: Error): void => {
      settle();
      reject(error);
    };
    if (signal.aborted) {
      leave();
      return;
    }
    signal.addEventListener('abort', leave, { once: true });
    pool.dispatch(
      { method: 'POST', path, headers, body },
      {
        onRequestStart: (controller) => {
          sent = controller;
          if (endedBy) {
            controller.abort(endedBy);
          }
        },
        onResponseStart: (_, status) => {
          statusCode = status;
        },
        onResponseData: (_, chunk) => {
          chunks.push(chunk);
        },
        onResponseEnd: () => {
          settle();
          resolve({ statusCode, bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) });
        },
        onResponseError: (_, error) => fail(error),
      },
    );
  });
