import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SalaryInsightsService } from './salary-insights.service.js';

@Controller()
export class SalaryInsightsController {
  constructor(private readonly insights: SalaryInsightsService) {}

  @Handles(jobsService.messages.salaryInsights)
  list(query: MessageData<typeof jobsService.messages.salaryInsights>) {
    return this.insights.list(query);
  }
}
