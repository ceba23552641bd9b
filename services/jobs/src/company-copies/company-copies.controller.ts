import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompanyCopiesService } from './company-copies.service.js';

const { takeCompany } = jobsService.messages;

@Controller()
export class CompanyCopiesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: CompanyCopiesService,
  ) {}

  @Handles(takeCompany)
  async apply(company: MessageData<typeof takeCompany>): Promise<null> {
    await this.dataSource.transaction((manager) => this.copies.apply(manager, company));
    return null;
  }
}
