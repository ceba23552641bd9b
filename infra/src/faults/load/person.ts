import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorBody } from '@workboard/contracts';
import type { Journal } from './journal.js';

/** How long anybody waits for an answer (I6). */
export const patienceMs = 15_000;
/** A later one is still worth knowing of. */
const giveUpMs = 60_000;

export interface Reply<T> {
  /** Null when no answer came. */
  status: number | null;
  body: T;
}
interface Sending {
  body?: unknown;
  form?: FormData;
  /** Sent again with the same key, a creating call makes one thing (decision W12). */
  key?: string;
  forbidden?: true;
}

/** Whether an answer said yes. */
export const isDone = ({ status }: Reply<unknown>): boolean => status !== null && status < 300;

const tries = 5;
const pauseMs = 700;

/** Sends until there is an answer other than 'later', as the web app does: with one key, so that it happens once. */
export const persist = async <T>(send: () => Promise<Reply<T>>): Promise<Reply<T>> => {
  let reply = await send();
  for (let count = 1; count < tries && (reply.status === null || reply.status === 503); count += 1) {
    await delay(pauseMs);
    reply = await send();
  }
  return reply;
};

/** One person's browser, as far as the load needs one: a cookie, and everything written down. */
export class Person {
  cookie: string | undefined;

  constructor(
    private readonly baseUrl: string,
    private readonly journal: Journal,
    readonly email = '',
    public password = '',
    public id = 0,
  ) {}

  /** Sends a request and writes into the journal what came of it; never throws for an answer, or for none. */
  async send<T = unknown>(op: string, method: string, path: string, sending: Sending = {}): Promise<Reply<T>> {
    const { body, form, key, forbidden } = sending;
    const at = Date.now();
    const said = { at, op, method, path, forbidden };
    try {
      const response = await fetch(`${this.baseUrl}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(giveUpMs),
        headers: {
          connection: 'close',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.cookie ? { cookie: this.cookie } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      });
      const text = await response.text();
      this.keepCookie(response.headers);
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const answer = (isJson ? JSON.parse(text) : text) as T & Partial<ErrorBody>;
      const { status } = response;
      this.journal.exchange({
        ...said,
        ms: Date.now() - at,
        status,
        code: status >= 400 ? answer.code : undefined,
        retryAfter: response.headers.get('retry-after') ?? undefined,
      });
      return { status, body: answer };
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
      this.journal.exchange({ ...said, ms: Date.now() - at, status: null, error: reason });
      return { status: null, body: undefined as T };
    }
  }

  /** A second browser with the same cookie. */
  copy(): Person {
    const other = new Person(this.baseUrl, this.journal, this.email, this.password, this.id);
    other.cookie = this.cookie;
    return other;
  }

  /** Somebody whom this browser knows nothing of. */
  stranger(email = '', password = ''): Person {
    return new Person(this.baseUrl, this.journal, email, password);
  }

  private keepCookie(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.cookie = pair.endsWith('=') ? undefined : pair;
      if (this.cookie) {
        this.journal.promise('secret', {
          text: this.cookie.slice(this.cookie.indexOf('=') + 1),
          what: 'session cookie',
        });
      }
    }
  }
}
