import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import {
  AppError,
  type Caller,
  type Message,
  type MessageCaller,
  type MessageData,
  type MessageOutput,
  refusalOf,
  requireWriter,
} from '@workboard/contracts';
import { type Observable, throwError } from 'rxjs';
import { findContext } from '../context/request-context.js';
import { parse } from '../errors/errors.js';
import type { RawJson } from './raw-json.js';

/**
 * Throws unless the message says that this caller may send it: the one place where services refuse visitors, other roles and a
 * company's readers (decision P67). Whose row it is, the service decides.
 */
const checkAccess = (message: Message, caller: Caller | null): void => {
  const { access, forReaders } = message;
  if (caller && !forReaders) {
    requireWriter(caller);
  }
  if (access === 'public' || access === 'internal') {
    return;
  }
  if (!caller) {
    throw new AppError('unauthenticated');
  }
  if (access !== 'session' && !access.includes(caller.role)) {
    throw new AppError(refusalOf(message));
  }
};

/** Marks the method that handles a message; it gets the checked input and the caller. */
export const Handles =
  <M extends Message>(message: M) =>
  <Method extends (data: MessageData<M>, caller: MessageCaller<M>) => Promise<MessageOutput<M> | RawJson>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const method = descriptor.value;
    if (!method) {
      throw new Error(`${String(key)} is not a method`);
    }
    descriptor.value = function handle(this: unknown, data: unknown) {
      const caller = findContext()?.caller ?? null;
      checkAccess(message, caller);
      // Of a message that visitors may not send the check has found the caller.
      return method.call(this, parse(message.input, data) as MessageData<M>, caller as MessageCaller<M>);
    } as unknown as Method;
    MessagePattern(message.pattern)(target, key, descriptor as PropertyDescriptor);
  };

/** Lets errors reach the transport as they were thrown; Nest's own filter would flatten them. */
@Catch()
export class PassErrors implements ExceptionFilter {
  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => error);
  }
}
