import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { FiguresService } from './figures.service.js';

const { adminCompanyFigures, companyFigures, jobFigures, replyRate } = applicationsService.messages;

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Handles(jobFigures)
  ofJob({ id }: MessageData<typeof jobFigures>, caller: Caller) {
    return this.figures.ofJob(caller, id);
  }

  @Handles(companyFigures)
  ofCompany(_: unknown, caller: Caller) {
    return this.figures.ofCompany(caller);
  }

  @Handles(adminCompanyFigures)
  ofAnyCompany({ id }: MessageData<typeof adminCompanyFigures>) {
    return this.figures.ofAnyCompany(id);
  }

  @Handles(replyRate)
  replies({ id }: MessageData<typeof replyRate>) {
    return this.figures.publicReplies(id);
  }
}
