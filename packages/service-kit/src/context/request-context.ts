import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';
import { randomUUID } from 'node:crypto';
import { AppError, type Caller } from '@workboard/contracts';

/** Carries the address of whoever asks from the gateway through the services. */
export const addressHeader = 'x-client-address';
/** Carries an `Idempotency-Key` from the gateway to a service. */
export const idempotencyHeader = 'x-idempotency-key';

/** What belongs to one request on its way through the processes. */
export interface RequestContext {
  readonly requestId: string;
  /** Null for visitors and for work that nobody waits for; the gateway sets it once the session is known. */
  caller: Caller | null;
  /** The network address of the browser or program that asks; unknown for work that nobody waits for. */
  readonly address?: string;
  /** Milliseconds since the epoch after which nobody waits for the response. */
  readonly deadline: number;
  /** Aborted when the asking side went away. */
  readonly signal: AbortSignal;
  /** The caller's `Idempotency-Key`, at the gateway; its writes carry it to the first service and no further. */
  idempotencyKey?: string;
  /** The message under way, in a service, when it came with a key. */
  readonly keyedCall?: KeyedCall;
}

/** A message that must happen once; see `Idempotency`. */
export interface KeyedCall {
  readonly key: string;
  readonly pattern: string;
  readonly input: unknown;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Default time for work without a waiting caller, in milliseconds. */
const backgroundMs = 30_000;

/** A context of its own: no caller, half a minute of time, nobody to go away, unless given otherwise. */
export const newContext = ({
  requestId,
  deadline,
  signal,
  ...overrides
}: Partial<RequestContext> = {}): RequestContext => {
  const context = {
    caller: null,
    ...overrides,
    requestId: requestId ?? randomUUID(),
    deadline: deadline ?? Date.now() + backgroundMs,
    signal: signal ?? new AbortController().signal,
  };
  // Each message under way listens, and one request may send many at once.
  setMaxListeners(0, context.signal);
  return context;
};

/** Runs work, and all that it starts, in a context. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
/** The context of the current work; undefined outside of any. */
export const findContext = (): RequestContext | undefined => storage.getStore();
/** The context of the current work, or a fresh one. */
export const currentContext = (): RequestContext => storage.getStore() ?? newContext();

/** Who is signed in; throws `unauthenticated` for visitors and background work. */
export const currentCaller = (): Caller => {
  const caller = storage.getStore()?.caller;
  if (!caller) {
    throw new AppError('unauthenticated');
  }
  return caller;
};
/** Who is signed in, or null. */
export const findCaller = (): Caller | null => storage.getStore()?.caller ?? null;
