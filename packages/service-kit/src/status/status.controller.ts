import { Controller, type Type } from '@nestjs/common';
import type { Message, MessageData, Service, ServiceName, ServiceStatus } from '@workboard/contracts';
import type { z } from 'zod';
import { DataSource } from 'typeorm';
import { Handles } from '../transport/handles.js';
import { readStatus } from './read-status.js';
import { resendParked } from './resend-parked.js';

type Asked = Message<z.ZodObject, ServiceStatus>;
type Resend = Message<
  z.ZodType<{ subscriber: ServiceName; id?: string | undefined }>,
  { count: number },
  readonly ['super_admin']
>;

/** Answers how a service stands, and sends events again that were put aside; in one way for all services (P80, P81). */
export const statusController = ({
  name,
  messages,
}: {
  name: ServiceName;
  messages: Service['messages'] & { status: Asked; resendEvents: Resend };
}): Type<unknown> => {
  @Controller()
  class StatusController {
    constructor(private readonly dataSource: DataSource) {}

    @Handles(messages.status)
    status(): Promise<ServiceStatus> {
      return readStatus(this.dataSource, name);
    }

    @Handles(messages.resendEvents)
    resendEvents(choice: MessageData<Resend>): Promise<{ count: number }> {
      return resendParked(this.dataSource, { service: name, ...choice });
    }
  }
  return StatusController;
};
