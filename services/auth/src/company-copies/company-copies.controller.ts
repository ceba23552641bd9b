import { Controller } from '@nestjs/common';
import { authService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompanyCopiesEvents } from './company-copies.events.js';

const { takeCompany } = authService.messages;

@Controller()
export class CompanyCopiesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: CompanyCopiesEvents,
  ) {}

  @Handles(takeCompany)
  async take(company: MessageData<typeof takeCompany>): Promise<null> {
    await this.dataSource.transaction((manager) => this.events.onChanged(company, manager));
    return null;
  }
}
