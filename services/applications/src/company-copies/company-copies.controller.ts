import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompanyCopiesService } from './company-copies.service.js';

const { applyCompany } = applicationsService.messages;

@Controller()
export class CompanyCopiesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: CompanyCopiesService,
  ) {}

  @Handles(applyCompany)
  async apply(company: MessageData<typeof applyCompany>): Promise<null> {
    await this.copies.apply(this.dataSource.manager, company);
    return null;
  }
}
