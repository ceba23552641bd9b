import { requestTimeoutMs } from '@workboard/contracts/constants';
import type { ErrorBody, ErrorCode, ErrorDetail, Route } from '@workboard/contracts';
import type { AnswerOf, Call, Place, Routes, Rows } from '@workboard/contracts/api/calls';
import { fillPath, type Needed, type Path, type QueryValues, withQuery } from './address.js';
import { keptHeader, noteKept } from './kept-marks.js';
import { overLineOrKept } from './kept-answers.js';

/** The client's own words where no answer came (spec §7); browsers' are for programmers. */
export const noSignalSentence = 'No signal. Check your connection and try again.';
const readAgainSentence = 'No signal. We try again by ourselves.';

const timeoutSentence = 'Request timeout - please check your connection and try again';

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

/** True for answers that say the session is over. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** True when no answer came. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/**
 * What a person reads of a failure: the server's own words, else `text` and whether there is a signal, else what became of the
 * call.
 */
export const reasonOf = (error: unknown, text?: string): string => {
  const own = error instanceof ApiError ? error.reason : '';
  const what = text && isUnanswered(error) ? `${text.replace(/\.$/, '')}. ${noSignalSentence}` : text;
  return own || (what ?? (error instanceof Error ? error.message : ''));
};

/** True when the server refused for this reason; sentences may change, codes do not. */
export const isRefused = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** Nothing there, or an address that holds no id at all. */
export const absentStatuses: readonly number[] = [400, 404];

/** True when there is no such record. */
export const isAbsent = (error: unknown): boolean => error instanceof ApiError && absentStatuses.includes(error.status);

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

/** What makes a creating call that is sent again create nothing. */
export interface CreateOptions {
  idempotencyKey?: string;
}

interface Cancellable {
  signal?: AbortSignal;
}

interface CallOptions extends Cancellable, CreateOptions {
  method?: string;
  /** Of the path. */
  params?: Readonly<Record<string, string | number>>;
  query?: QueryValues;
  /** JSON, or a form with files. */
  body?: unknown;
}

/**
 * Where a list that ended early goes on, of its `Link` header. A full address is reduced to its path, so that the session
 * cookie never leaves this origin (spec §7).
 */
const nextIn = (link: string | null): string | undefined =>
  /<(?:\w*:?\/\/[^/>]*)?([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];

/** Sends one call with the session cookie and gives up after 15 s (spec §7). Throws {@link ApiError}. */
const exchange = async (
  path: string,
  options: Omit<CallOptions, 'params'> = {},
): Promise<{ body: unknown; next?: string }> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException(timeoutSentence, 'TimeoutError')), requestTimeoutMs);
  const cancel = () => controller.abort(options.signal?.reason);
  options.signal?.addEventListener('abort', cancel, { once: true });
  const address = withQuery(path, options.query);
  try {
    const ask = () =>
      fetch(address, {
        method: options.method ?? 'GET',
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(options.body !== undefined &&
            !(options.body instanceof FormData) && { 'content-type': 'application/json' }),
          ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        },
        body: options.body instanceof FormData ? options.body : JSON.stringify(options.body),
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

const call = async (path: string, { params, ...options }: CallOptions = {}): Promise<unknown> =>
  (await exchange(fillPath(path, params), options)).body;

type Get<P extends Path<'GET'>> = Needed<Place<Routes<'GET'>[P]> & Cancellable>;
type Send<M extends Exclude<Route['method'], 'GET'>> = <P extends Path<M>>(
  path: P,
  ...options: Needed<Call<Routes<M>[P]> & (M extends 'POST' ? CreateOptions : unknown)>
) => Promise<AnswerOf<Routes<M>[P]>>;

const sending = <M extends Exclude<Route['method'], 'GET'>>(method: M): Send<M> =>
  ((path: string, options?: CallOptions) => call(path, { ...options, method })) as Send<M>;

const idOf = (row: unknown): unknown => (row as { id?: unknown } | null)?.id;

/**
 * The product's own backend, by the paths and schemas of `packages/contracts/src/api`: `api.get('/jobs/{id}', { params: { id } })`.
 * What a call takes and answers follows from its route.
 */
export const api = {
  get: <P extends Path<'GET'>>(path: P, ...[options]: Get<P>) =>
    call(path, options) as Promise<AnswerOf<Routes<'GET'>[P]>>,

  /**
   * Lists treat answers that are no array as empty (spec §7). A list that ended early for its weight is read to its end; a row
   * that moved on meanwhile is taken once.
   */
  list: async <P extends Path<'GET'>>(path: P, ...[options]: Get<P>): Promise<Rows<Routes<'GET'>[P]>> => {
    const { params, ...rest }: CallOptions = options ?? {};
    let { body, next } = await exchange(fillPath(path, params), rest);
    let rows: unknown[] = Array.isArray(body) ? body : [];
    while (next !== undefined) {
      ({ body, next } = await exchange(next, { signal: rest.signal }));
      const known = new Set(rows.map(idOf));
      rows = Array.isArray(body) ? [...rows, ...body.filter((row) => !known.has(idOf(row)))] : rows;
    }
    return rows as Rows<Routes<'GET'>[P]>;
  },

  post: sending('POST'),
  put: sending('PUT'),
  patch: sending('PATCH'),
  remove: sending('DELETE'),
};
