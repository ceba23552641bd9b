import { requestTimeoutMs } from '@workboard/contracts/constants';
import type { ErrorBody, ErrorCode, ErrorDetail } from '@workboard/contracts';
import { keptHeader, noteKept } from './kept-marks.js';
import { overLineOrKept } from './kept-answers.js';

/** The client's own words where no answer came (spec §7); browsers' are for programmers. */
export const noSignalSentence = 'No signal. Check your connection and try again.';
const readAgainSentence = 'No signal. We try again by ourselves.';

export const timeoutSentence = 'Request timeout - please check your connection and try again';

/**
 * A call that failed. `message` is the spec's '{status or Network}: {text}' (spec §8), `reason` the text alone, as the server
 * put it, empty when it said nothing; `status` is 0 when no answer came.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly reason: string;
  readonly code?: ErrorCode;
  readonly details: readonly ErrorDetail[];
  readonly body: Readonly<Record<string, unknown>>;

  constructor(options: { status: number; reason: string; message?: string; body?: Partial<ErrorBody> }) {
    super(options.message ?? `${options.status || 'Network'}: ${options.reason}`);
    this.status = options.status;
    this.reason = options.reason;
    this.code = options.body?.code;
    this.details = options.body?.details ?? [];
    this.body = { ...options.body };
  }
}

/** The server's own words for a failure, or `fallback` when it gave none. */
export const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.reason || fallback : fallback;

/** True for answers that say the session is over. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** True when no answer came. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Nothing there, or an address that holds no id at all. */
export const absentStatuses: readonly number[] = [400, 404];

/** True when there is no such record. */
export const isAbsent = (error: unknown): boolean => error instanceof ApiError && absentStatuses.includes(error.status);

export type QueryValue = string | number | boolean | null | undefined;
export type QueryValues = Readonly<Record<string, QueryValue>>;

/** Adds a query string; empty values are left out. */
export const withQuery = (path: string, query: QueryValues = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') {
      search.set(name, String(value));
    }
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Full addresses are reduced to their path, so that the session cookie never leaves this origin (spec §7). */
const toPath = (address: string): string => {
  if (!/^[a-z]+:/i.test(address)) {
    return address;
  }
  const url = new URL(address);
  return `${url.pathname}${url.search}`;
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') {
    return null;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** The error for an answer that is a refusal. */
export const answerError = ({
  status,
  statusText = '',
  body,
}: {
  status: number;
  statusText?: string;
  body: unknown;
}) => {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody> & { message?: unknown };
  const [reason = ''] = [fields.error, fields.message].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return new ApiError({
    status,
    reason,
    message: `${status}: ${reason || statusText || 'Request failed'}`,
    body: fields,
  });
};

interface CallOptions {
  method?: string;
  /** JSON, or a form with files. */
  body?: unknown;
  query?: QueryValues;
  signal?: AbortSignal;
  /** Makes a creating call that is sent again create nothing. */
  idempotencyKey?: string;
}

/** Where a list that ended early goes on, of its `Link` header. */
const nextIn = (link: string | null): string | undefined => /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];

/** Sends one call with the session cookie and gives up after 15 s (spec §7). Throws {@link ApiError}. */
const exchange = async (path: string, options: CallOptions = {}): Promise<{ body: unknown; next?: string }> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException(timeoutSentence, 'TimeoutError')), requestTimeoutMs);
  const cancel = () => controller.abort(options.signal?.reason);
  options.signal?.addEventListener('abort', cancel, { once: true });
  const isForm = options.body instanceof FormData;
  const address = toPath(withQuery(path, options.query));
  try {
    const ask = () =>
      fetch(address, {
        method: options.method ?? 'GET',
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(options.body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        },
        body: isForm
          ? (options.body as FormData)
          : options.body === undefined
            ? undefined
            : JSON.stringify(options.body),
        signal: controller.signal,
      });
    const response = await (options.method === undefined ? overLineOrKept(ask, address) : ask());
    const body = await readBody(response);
    noteKept(address, response.headers.get(keptHeader));
    if (!response.ok) {
      throw answerError({ status: response.status, statusText: response.statusText, body });
    }
    return { body, next: nextIn(response.headers.get('link')) };
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) {
      throw error;
    }
    if (controller.signal.aborted) {
      throw new ApiError({ status: 0, reason: timeoutSentence, message: timeoutSentence });
    }
    const own = options.method === undefined ? readAgainSentence : noSignalSentence;
    throw new ApiError({ status: 0, reason: '', message: `Network: ${own}` });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', cancel);
  }
};

const call = async <T>(path: string, options?: CallOptions): Promise<T> => (await exchange(path, options)).body as T;

type ReadOptions = Pick<CallOptions, 'query' | 'signal'>;
export type CreateOptions = Pick<CallOptions, 'idempotencyKey'>;

/** The product's own backend. Paths start with `/api`. */
export const api = {
  get: <T>(path: string, options?: ReadOptions) => call<T>(path, options),
  post: <T>(path: string, body?: unknown, options?: CreateOptions) =>
    call<T>(path, { ...options, method: 'POST', body }),
  put: <T>(path: string, body?: unknown) => call<T>(path, { method: 'PUT', body }),
  patch: <T>(path: string, body?: unknown) => call<T>(path, { method: 'PATCH', body }),
  remove: <T>(path: string) => call<T>(path, { method: 'DELETE' }),
};

const idOf = (row: unknown): unknown => (row as { id?: unknown } | null)?.id;

/**
 * Lists treat answers that are no array as empty (spec §7). A list that ended early for its weight is read to its end; a row
 * that moved on meanwhile is taken once.
 */
export const getList = async <T>(path: string, options?: ReadOptions): Promise<T[]> => {
  let { body, next } = await exchange(path, options);
  let rows = Array.isArray(body) ? (body as T[]) : [];
  while (next !== undefined) {
    ({ body, next } = await exchange(next, { signal: options?.signal }));
    const known = new Set(rows.map(idOf));
    rows = Array.isArray(body) ? [...rows, ...(body as T[]).filter((row) => !known.has(idOf(row)))] : rows;
  }
  return rows;
};
