import { z } from 'zod';
import type { Caller } from './caller.js';
import type { ErrorCode } from './errors.js';
import type { Access, Route } from './route.js';

/**
 * Who may send a message: whoever may call a route, or 'internal' for what our processes ask among themselves. Nobody has to
 * be signed in for that, and whoever is in whose name a process asks is handed over, as with 'public'.
 */
export type Senders = Access | 'internal';
/** The senders themselves, or the route whose call the message is. */
type Declared = Senders | Pick<Route, 'access' | 'refusal'>;
type SendersOf<D extends Declared> = D extends Pick<Route, 'access'> ? D['access'] : D;

/** One question that a service answers. `Output` exists for the compiler alone. */
export interface Message<Input extends z.ZodType = z.ZodType, Output = unknown, From extends Senders = Senders> {
  readonly pattern: string;
  readonly input: Input;
  /** The service refuses everybody else; rules about single rows live in its policies. */
  readonly access: From;
  /** The error for somebody signed in with another role; by default follows from `access`. */
  readonly refusal?: ErrorCode | undefined;
  /** Safe to ask twice: the client may retry it on another replica. */
  readonly idempotent: boolean;
  /** Answered to a company's readers too (decision P67): all reads, and writes that concern nobody but them. */
  readonly forReaders: boolean;
  readonly output?: Output;
}
export type MessageInput<M extends Message> = z.input<M['input']>;
export type MessageData<M extends Message> = z.output<M['input']>;
export type MessageOutput<M extends Message> = M extends Message<z.ZodType, infer Output> ? Output : never;
/** Who sends a message, as its handler gets them: null for a visitor, and for work that nobody asked for. */
export type MessageCaller<M extends Message> = M['access'] extends 'public' | 'internal' ? Caller | null : Caller;

const gateOf = (from: Declared): Pick<Message, 'access' | 'refusal'> =>
  typeof from === 'object' && 'access' in from ? { access: from.access, refusal: from.refusal } : { access: from };

const kind =
  ({ idempotent, forReaders }: Pick<Message, 'idempotent' | 'forReaders'>) =>
  <Output>() =>
  <const D extends Declared, Input extends z.ZodType>(
    from: D,
    input: Input,
  ): Omit<Message<Input, Output, SendersOf<D>>, 'pattern'> => {
    const gate = gateOf(from) as Pick<Message<Input, Output, SendersOf<D>>, 'access' | 'refusal'>;
    return { ...gate, input, idempotent, forReaders };
  };

/** A read: answered from what is there, retried freely. */
export const read = kind({ idempotent: true, forReaders: true });
/** A read of much at once that a company's readers may not take away. */
export const closedRead = kind({ idempotent: true, forReaders: false });
/** A write: sent again only when it surely was not received. Refused to a company's readers. */
export const write = kind({ idempotent: false, forReaders: false });
/** A write that a company's readers may cause too: about their own account, or their word about an applicant. */
export const openWrite = kind({ idempotent: false, forReaders: true });

/** What a service holds about a person, by kind of record (decision A17). */
export type PersonalRecords = Record<string, Record<string, unknown>[]>;
/** Asked by the auth service alone, when somebody downloads their data. */
export const personalData = read<PersonalRecords>()('internal', z.object({ userId: z.int().positive() }));

export const nothing = z.object({});
/** Input already checked at the gateway in a form that cannot be parsed twice. */
export const checked = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

type Definitions = Record<string, Omit<Message, 'pattern'>>;
export type Service<Name extends string = string, D extends Definitions = Definitions> = {
  readonly name: Name;
  readonly messages: { readonly [K in keyof D]: D[K] & { readonly pattern: string } };
};

/** The contract of one service: its name and the messages it answers, as `<service>.<message>`. */
export const defineService = <const Name extends string, D extends Definitions>(
  name: Name,
  definitions: D,
): Service<Name, D> => ({
  name,
  messages: Object.fromEntries(
    Object.entries(definitions).map(([key, definition]) => [key, { ...definition, pattern: `${name}.${key}` }]),
  ) as Service<Name, D>['messages'],
});
