import { Controller, type Type } from '@nestjs/common';
import {
  type Answer,
  type Message,
  type MessageInput,
  type MessageOutput,
  type Route,
  type Service,
  success,
} from '@workboard/contracts';
import { InjectClient } from '@workboard/service-kit';
import type { z } from 'zod';
import { ApiRoute, Input, type RouteInput } from './route.js';

/** One part of a request as {@link whole} takes it in; nothing where the route has no such part. */
type Part<S> = S extends z.ZodType ? z.output<S> : unknown;
type Without<T, Key> = T extends unknown ? Omit<T, Key & PropertyKey> : never;
/** What {@link whole} makes of a request. */
type Whole<R extends Route> = Without<Part<R['query']>, keyof Part<R['body']> | keyof Part<R['params']>> &
  Without<Part<R['body']>, keyof Part<R['params']>> &
  (R['params'] extends z.ZodType ? z.output<R['params']> : object);

type OptionalIf<Condition, T> = Condition extends true ? Partial<T> : T;
/** How a call becomes a message, and the answer of that the call's; each may be left out where the types fit as they are. */
type How<R extends Route, M extends Message> = OptionalIf<
  Whole<R> extends MessageInput<M> ? true : false,
  { input: (given: RouteInput<R>) => MessageInput<M> }
> &
  OptionalIf<
    MessageOutput<M> extends Answer<R> ? true : Answer<R> extends z.infer<typeof success> ? true : false,
    { answer: (output: MessageOutput<M>, given: RouteInput<R>) => Answer<R> }
  >;

interface Row {
  route: Route;
  message: string;
  input: (given: RouteInput<Route>) => unknown;
  answer: (output: unknown, given: RouteInput<Route>) => unknown;
}

/**
 * A row: the call and the message that it is passed on as. Without `input` the message gets everything that was sent, without
 * `answer` the call answers what the message did, or `{ success: true }` where its contract says so. What does not fit the
 * schemas of both does not compile.
 */
type Forward<S extends Service> = <R extends Route, K extends keyof S['messages'] & string>(
  route: R,
  message: K,
  ...how: object extends How<R, S['messages'][K]> ? [How<R, S['messages'][K]>?] : [How<R, S['messages'][K]>]
) => Row;

/** Everything that was sent in one object; what the path says counts. */
const whole = ({ params, query, body }: RouteInput<Route>): unknown => ({
  ...(query as object | undefined),
  ...(body as object | undefined),
  ...params,
});
const asItIs = (output: unknown): unknown => output;
const succeeded = (): z.infer<typeof success> => ({ success: true });

const toRow = (route: Route, message: string, how: Partial<Row> = {}): Row => ({
  route,
  message,
  input: whole,
  answer: route.answer === success ? succeeded : asItIs,
  ...how,
});

/** The input of a change: whose it is by the path, and the body as `changes`. */
export const asChanges = <P extends object, B>({ params, body }: { params: P; body: B }): P & { changes: B } => ({
  ...params,
  changes: body,
});

type Ask = (input: unknown) => Promise<unknown>;

/**
 * A controller that passes calls on to one service, with a method for each row of the table. Guards, interceptors, schemas and
 * the check at start find its routes as those of any other controller.
 */
export const forwardingTo = <S extends Service>(service: S, table: (forward: Forward<S>) => readonly Row[]): Type => {
  @Controller()
  class Forwarding {
    constructor(@InjectClient(service) readonly client: Record<string, Ask>) {}
  }
  const { prototype } = Forwarding;
  for (const { route, message, input, answer } of table(toRow as Forward<S>)) {
    const name = `${route.method} ${route.path}`;
    const descriptor: PropertyDescriptor = {
      async value(this: Forwarding, given: RouteInput<Route>) {
        const ask = this.client[message] as Ask;
        return answer(await ask(input(given)), given);
      },
    };
    Object.defineProperty(prototype, name, descriptor);
    ApiRoute(route)(prototype, name, descriptor);
    Input()(prototype, name, 0);
  }
  return Forwarding;
};
