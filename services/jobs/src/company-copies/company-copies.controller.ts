import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompanyCopiesService } from './company-copies.service.js';

const { applyCompany } = jobsService.messages;

@Controller()
export class CompanyCopiesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: CompanyCopiesService,
  ) {}

  @Handles(applyCompany)
  async apply(company: MessageData<typeof applyCompany>): Promise<null> {
    await this.dataSource.transaction((manager) => this.copies.apply(manager, company));
    return null;
  }
}
