import { z } from 'zod';

/** One question that a service answers. `Output` exists for the compiler alone. */
export interface Message<Input extends z.ZodType = z.ZodType, Output = unknown> {
  readonly pattern: string;
  readonly input: Input;
  /** Safe to ask twice: the client may retry it on another replica. */
  readonly idempotent: boolean;
  /** Answered to a company's readers too (decision P67): all reads, and writes that concern nobody but them. */
  readonly forReaders: boolean;
  readonly output?: Output;
}
export type MessageInput<M extends Message> = z.input<M['input']>;
export type MessageData<M extends Message> = z.output<M['input']>;
export type MessageOutput<M extends Message> = M extends Message<z.ZodType, infer Output> ? Output : never;

/** A read: answered from what is there, retried freely. */
export const read =
  <Output>() =>
  <Input extends z.ZodType>(input: Input): Omit<Message<Input, Output>, 'pattern'> => ({
    input,
    idempotent: true,
    forReaders: true,
  });
/** A read of much at once that a company's readers may not take away. */
export const closedRead =
  <Output>() =>
  <Input extends z.ZodType>(input: Input): Omit<Message<Input, Output>, 'pattern'> => ({
    input,
    idempotent: true,
    forReaders: false,
  });
/** A write: sent again only when it surely was not received. Refused to a company's readers. */
export const write =
  <Output>() =>
  <Input extends z.ZodType>(input: Input): Omit<Message<Input, Output>, 'pattern'> => ({
    input,
    idempotent: false,
    forReaders: false,
  });
/** A write that a company's readers may cause too: about their own account, or their word about an applicant. */
export const openWrite =
  <Output>() =>
  <Input extends z.ZodType>(input: Input): Omit<Message<Input, Output>, 'pattern'> => ({
    input,
    idempotent: false,
    forReaders: true,
  });

/** What a service holds about a person, by kind of record (decision A17). */
export type PersonalRecords = Record<string, Record<string, unknown>[]>;
/** Asked by the auth service alone, when somebody downloads their data. */
export const personalData = read<PersonalRecords>()(z.object({ userId: z.int().positive() }));

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
