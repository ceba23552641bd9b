import { Controller, Inject, type Type } from '@nestjs/common';
import type { Message } from '@workboard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Handles } from '../transport/handles.js';

interface Copies<Payload> {
  /** Takes the event, from its queue or from the message that is ahead of it. */
  apply: (payload: Payload, manager: EntityManager) => Promise<void>;
}

/** Handles the message that brings an event ahead of its queue (`applyEarly`): the read copies apply it as they do the event. */
export const earlyController = <Payload>(
  message: Message<z.ZodType<Payload>, null>,
  copies: Type<Copies<Payload>>,
): Type<unknown> => {
  @Controller()
  class EarlyController {
    constructor(
      private readonly dataSource: DataSource,
      @Inject(copies) private readonly readCopies: Copies<Payload>,
    ) {}

    @Handles(message)
    async apply(payload: Payload): Promise<null> {
      await this.dataSource.transaction((manager) => this.readCopies.apply(payload, manager));
      return null;
    }
  }
  return EarlyController;
};
