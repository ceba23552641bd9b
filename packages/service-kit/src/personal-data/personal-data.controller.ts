import { Controller, type Type } from '@nestjs/common';
import type { Message, MessageData, PersonalRecords, Service } from '@workboard/contracts';
import type { z } from 'zod';
import { DataSource } from 'typeorm';
import { Handles } from '../transport/handles.js';
import { readPersonalData } from './read-personal-data.js';

type Asked = Message<z.ZodObject<{ userId: z.ZodType<number> }>, PersonalRecords>;

/** Answers 'what do you hold about this person' for a service, in one way for all of them (decision A17). */
export const personalDataController = ({
  name,
  messages,
}: Pick<Service, 'name'> & { messages: { personalData: Asked } }): Type<unknown> => {
  @Controller()
  class PersonalDataController {
    constructor(private readonly dataSource: DataSource) {}

    @Handles(messages.personalData)
    personalData({ userId }: MessageData<Asked>): Promise<PersonalRecords> {
      return readPersonalData(this.dataSource, { service: name, userId });
    }
  }
  return PersonalDataController;
};
