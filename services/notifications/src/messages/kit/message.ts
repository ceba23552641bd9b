import type { EventPayload, EventType } from '@workboard/contracts';
import { z } from 'zod';
import type { ComposedMail, ComposedSms } from '../../deliveries/composer.js';
import type { Delivery } from '../../deliveries/delivery.entity.js';
import { isAccountMail } from '../../deliveries/delivery.rules.js';
import type { Intent, MessageKind, Wish } from '../../deliveries/intents.js';
import type { Mail } from '../../layout/mail.js';
import type { Samples } from './samples.js';
import type { MessageTools } from './tools.js';

/** A delivery that is to be written now, with the data that its kind has. */
export type Due<Data> = Pick<Delivery, 'id' | 'kind' | 'channel' | 'subject' | 'userId' | 'createdAt'> & { data: Data };
/** What an event asks for; at once unless it says when. */
export type WishOnEvent<Data> = Omit<Wish<Data>, 'dueAt'> & { dueAt?: Date };

/** Each runs before the transaction that takes the event, so it may ask other services; it may run several times. */
type Follow<Data, Event> = (
  event: Event,
  tools: MessageTools,
) => readonly WishOnEvent<Data>[] | Promise<readonly WishOnEvent<Data>[]>;
type Followed<Data> = { readonly [T in EventType]?: Follow<Data, EventPayload<T>> };

type Write<Data, Composed> = (due: Due<Data>, tools: MessageTools) => Promise<Composed>;

type Definition<Data> = MessageKind & {
  /** What stands in the row, as the versions before wrote it, too. */
  readonly data: z.ZodType<Data>;
  /** False for lists of other people; what stands in account mail is never kept (ADR 15). */
  readonly isTextKept?: false;
  /** The events that ask for it, where that takes no look at the database; the others are in the `*.events.ts` beside it. */
  readonly on?: Followed<NoInfer<Data>>;
  /** Writes the text message. Throws `Drop` when there is nothing to say any more. */
  readonly text?: Write<NoInfer<Data>, ComposedSms>;
} & (
    | {
        /** Writes the mail from what is true now. Throws `Drop` when there is nothing to say any more. */
        readonly mail: Write<NoInfer<Data>, ComposedMail>;
        /** The mail by name with made-up people, for those who work on its words; other names for other cases. */
        readonly examples: (samples: Samples) => Readonly<Record<string, Mail>>;
      }
    | { readonly mail?: never; readonly examples?: never }
  );

/** One kind of message: made by {@link defineMessage}, listed in `messages/index.ts`. */
export interface Message<Data = never> extends MessageKind {
  /** What stands in its rows. */
  readonly data: z.ZodType<object>;
  readonly isTextKept: boolean;
  readonly events: readonly EventType[];
  /** A wish for one, for `intend`. */
  readonly intent: (wish: Wish<Data>) => Intent;
  readonly intentsOn: (type: EventType, event: unknown, tools: MessageTools) => Promise<readonly Intent[]>;
  readonly mail: ((delivery: Delivery, tools: MessageTools) => Promise<ComposedMail>) | undefined;
  readonly text: ((delivery: Delivery, tools: MessageTools) => Promise<ComposedSms>) | undefined;
  readonly examples: (samples: Samples) => Readonly<Record<string, Mail>>;
}

/** Defines a kind of message: its name and priority, what stands in its rows, when it is sent and what it says. */
export const defineMessage = <Data extends object>(definition: Definition<Data>): Message<Data> => {
  const { kind, priority, data, on = {}, mail, text, examples = () => ({}) } = definition;
  const write =
    <Composed>(compose: Write<Data, Composed>) =>
    (
      { id, kind, channel, subject, userId, createdAt, data: stored }: Delivery,
      tools: MessageTools,
    ): Promise<Composed> =>
      compose({ id, kind, channel, subject, userId, createdAt, data: data.parse(stored) }, tools);
  const intent = (wish: Wish<Data>): Intent => ({ kind, priority, ...wish });
  return {
    kind,
    priority,
    data,
    isTextKept: definition.isTextKept ?? !isAccountMail({ priority }),
    events: Object.keys(on) as EventType[],
    intent,
    intentsOn: async (type, event, tools) => {
      const follow = on[type] as Follow<Data, unknown> | undefined;
      const wishes = (await follow?.(event, tools)) ?? [];
      return wishes.map((wish) => intent({ dueAt: tools.clock.now(), ...wish }));
    },
    mail: mail && write(mail),
    text: text && write(text),
    examples,
  };
};

/** An id in a row's data. */
export const id = z.coerce.number().int();
/** A yes or no in a row's data, which holds texts and numbers alone. */
export const flag = z.enum(['true', 'false']);
/** It, from what it says. */
export const flagOf = (value: boolean): z.output<typeof flag> => (value ? 'true' : 'false');
