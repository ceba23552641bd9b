import { Controller } from '@nestjs/common';
import { authService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompaniesEvents } from './companies.events.js';

const { takeCompany } = authService.messages;

@Controller()
export class CompaniesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: CompaniesEvents,
  ) {}

  @Handles(takeCompany)
  async take(company: MessageData<typeof takeCompany>): Promise<null> {
    await this.dataSource.transaction((manager) => this.events.onChanged(company, manager));
    return null;
  }
}
