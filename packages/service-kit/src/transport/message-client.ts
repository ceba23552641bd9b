import { setTimeout as sleep } from 'node:timers/promises';
import {
  AppError,
  errorCodes,
  type Message,
  type MessageInput,
  type MessageOutput,
  type Service,
} from '@workboard/contracts';
import { addressHeader, currentContext, idempotencyHeader, type RequestContext } from '../context/request-context.js';
import { requireNoTransaction } from '../database/held-transactions.js';
import { type ErrorEnvelope, fromEnvelope, ReplicaBusy } from '../errors/errors.js';
import { logger } from '../logging/logging.js';
import { traced, traceParent } from '../tracing/tracing.js';
import type { InternalTokens } from './internal-token.js';
import { exchange } from './exchange.js';
import { traceHeader } from './message-server.js';
import { askHealth, type Replica, Replicas } from './replicas.js';

/** A replica that is shutting down answers 503 without having taken the message. */
const draining = 'DRAINING';
const unreached = new Set([
  draining,
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const firstPauseMs = 25;
const longestPauseMs = 400;
/** Longer than a replica waits for its own dependencies. */
const probeTimeoutMs = 3000;
/** How long to look for a living replica before giving up. */
const patienceMs = 5000;
/** Whoever waited for the first time gave up about then. */
const awayAfterMs = patienceMs - 2 * longestPauseMs;

/** Whether the message surely was not received: a write may then be sent again. */
const isUnreceived = (error: unknown): boolean => {
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  return syscall === 'connect' || unreached.has(code);
};

/** The asking end of messages to one service: balances, retries what is safe, keeps the deadline, passes cancelling on. */
export class MessageClient {
  private readonly replicas: Replicas;

  constructor(private readonly options: { service: string; addresses: string; tokens: InternalTokens }) {
    this.replicas = new Replicas(options.addresses);
  }

  /** The response's JSON bytes. Throws the error of the service, or `unavailable` when none could be had in time. */
  async send(message: Message, input: unknown): Promise<Buffer> {
    requireNoTransaction(`The message ${message.pattern} was sent`);
    const context = currentContext();
    // Nobody waits for a service that others have waited for in vain; its first answer ends that.
    const patience = this.replicas.areAway(awayAfterMs) ? 0 : patienceMs;
    const giveUpAt = Math.min(context.deadline, Date.now() + patience);
    const body = JSON.stringify(input ?? {});
    let wasBusy = false;
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        return await this.attempt({ message, body, context });
      } catch (error) {
        if (error instanceof ReplicaBusy && message.idempotent && !wasBusy && this.replicas.haveOthers()) {
          // Such as one that has just been started: once more, at another.
          wasBusy = true;
          continue;
        }
        if (error instanceof AppError) {
          throw error;
        }
        if (context.signal.aborted) {
          // Whoever asked went away; nobody reads the answer.
          throw new AppError('unavailable');
        }
        const safeToRepeat = message.idempotent || isUnreceived(error);
        if (!safeToRepeat || Date.now() + pause >= giveUpAt) {
          logger.warn({ err: error, pattern: message.pattern }, 'no response to message');
          throw new AppError('unavailable', { retryAfter: 2 });
        }
        await sleep(pause);
      }
    }
  }

  async close(): Promise<void> {
    await this.replicas.close();
  }

  private async attempt(call: { message: Message; body: string; context: RequestContext }): Promise<Buffer> {
    const replica = await this.replicas.next();
    replica.open += 1;
    try {
      const response = await traced({ name: call.message.pattern, kind: 'client' }, () => this.post(replica, call));
      this.replicas.answered(replica);
      return response;
    } catch (error) {
      if (error instanceof AppError) {
        this.replicas.answered(replica);
        if (error instanceof ReplicaBusy) {
          this.replicas.pause(replica);
        }
      } else if (!call.context.signal.aborted) {
        this.replicas.rest(replica);
      }
      throw error;
    } finally {
      replica.open -= 1;
    }
  }

  /** Asks every replica whether it can take messages: the names of what fails, null where nothing answered. */
  async probe(): Promise<(string[] | null)[]> {
    const replicas = await this.replicas.all();
    return Promise.all(replicas.map((replica) => this.probeOne(replica)));
  }

  private async probeOne(replica: Replica): Promise<string[] | null> {
    try {
      const { failing } = await askHealth(replica, probeTimeoutMs);
      this.replicas.answered(replica);
      return failing;
    } catch {
      this.replicas.rest(replica);
      return null;
    }
  }

  private async post(
    replica: Replica,
    { message, body, context }: { message: Message; body: string; context: RequestContext },
  ): Promise<Buffer> {
    const remaining = context.deadline - Date.now();
    if (remaining <= 0) {
      throw new AppError('unavailable', { retryAfter: 2 });
    }
    const trace = traceParent();
    const token = await this.options.tokens.sign(this.options.service, context.caller);
    const { statusCode, bytes } = await exchange(replica.pool, {
      path: `/messages/${message.pattern}`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-request-id': context.requestId,
        'x-deadline': String(context.deadline),
        ...(trace ? { [traceHeader]: trace } : {}),
        ...(context.address ? { [addressHeader]: context.address } : {}),
        ...(context.idempotencyKey && !message.idempotent ? { [idempotencyHeader]: context.idempotencyKey } : {}),
      },
      body,
      ms: remaining,
      signal: context.signal,
    });
    if (statusCode === 200) {
      return bytes;
    }
    throw this.errorOf(statusCode, bytes);
  }

  private errorOf(status: number, bytes: Buffer): Error {
    const envelope = readEnvelope(bytes);
    if (envelope) {
      return fromEnvelope(envelope);
    }
    return Object.assign(new Error(`Unexpected response ${status}`), {
      code: status === 503 ? draining : 'UNEXPECTED',
    });
  }
}

/** The error of one of our services, or null for any other response. */
const readEnvelope = (bytes: Buffer): ErrorEnvelope | null => {
  try {
    const envelope: Partial<ErrorEnvelope> | null = JSON.parse(bytes.toString('utf8'));
    return envelope?.code && envelope.code in errorCodes && envelope.message !== undefined
      ? (envelope as ErrorEnvelope)
      : null;
  } catch {
    return null;
  }
};

/** A typed method per message of a service's contract. */
export type Client<S extends Service> = {
  readonly [K in keyof S['messages']]: S['messages'][K] extends Message
    ? (input: MessageInput<S['messages'][K]>) => Promise<MessageOutput<S['messages'][K]>>
    : never;
};

/** The typed methods, each sending through `messages` and returning parsed JSON. */
export const createClient = <S extends Service>(service: S, messages: MessageClient): Client<S> => {
  const methods = Object.entries(service.messages).map(([name, message]) => [
    name,
    async (input: unknown) => JSON.parse((await messages.send(message, input)).toString('utf8')) as unknown,
  ]);
  return Object.fromEntries(methods) as Client<S>;
};
