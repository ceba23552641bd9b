import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { type Message, type MessageData, type MessageOutput, requireWriter } from '@workboard/contracts';
import { type Observable, throwError } from 'rxjs';
import { findCaller } from '../context.js';
import { parse } from '../errors.js';
import type { RawJson } from './raw-json.js';

/** The one place where services refuse a company's readers (decision P67); whatever a message does not open to them is closed. */
const refuseReaders = ({ forReaders }: Message): void => {
  const caller = findCaller();
  if (caller && !forReaders) {
    requireWriter(caller);
  }
};

/** Marks the method that answers a message; its argument is the checked input. */
export const Handles =
  <M extends Message>(message: M) =>
  <Method extends (data: MessageData<M>) => Promise<MessageOutput<M> | RawJson>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const method = descriptor.value;
    if (!method) {
      throw new Error(`${String(key)} is not a method`);
    }
    descriptor.value = function answer(this: unknown, data: unknown) {
      refuseReaders(message);
      return method.call(this, parse(message.input, data) as MessageData<M>);
    } as Method;
    MessagePattern(message.pattern)(target, key, descriptor as PropertyDescriptor);
  };

/** Lets errors reach the transport as they were thrown; Nest's own filter would flatten them. */
@Catch()
export class PassErrors implements ExceptionFilter {
  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => error);
  }
}
