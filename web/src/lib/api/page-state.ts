import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { answerError } from './api.js';
import { neverRead } from './query-client.js';

/** One read that the server did for a page: its data, or the refusal that the page is about. */
export interface PageRead {
  key: QueryKey;
  data?: unknown;
  refusal?: { status: number; body: unknown };
}

/** What the server's rendering stands on; the client starts from the same. `now` is ISO 8601 UTC. */
export interface PageState {
  now: string;
  reads: PageRead[];
  /** Source files of the code that came later than the screen's own, where the server drew what it makes. */
  parts: string[];
}

/** The state of a page that the server rendered; null when it sent the bare shell. */
export const readPageState = (): PageState | null => {
  const text = document.querySelector('#page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
};

/**
 * Puts a page's reads where its queries find them. A refusal counts as final, so that it is shown and not asked again. What is
 * one person's (`isStale`) is read again by the browser once it has taken over.
 */
export const fillCache = (client: QueryClient, reads: readonly PageRead[], isStale = false): void => {
  for (const { key, data, refusal } of reads) {
    if (!refusal) {
      client.setQueryData(key, data, isStale ? { updatedAt: neverRead } : undefined);
      continue;
    }
    client.setQueryDefaults(key, { retryOnMount: false });
    client
      .getQueryCache()
      .build(client, { queryKey: key })
      .setState({ status: 'error', error: answerError(refusal), errorUpdatedAt: Date.now() });
  }
};
