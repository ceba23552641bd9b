import { Controller } from '@nestjs/common';
import { type Caller, jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { AdAdviceService } from './ad-advice.service.js';
import { ReportsService } from './reports.service.js';
import { ReviewsService } from './reviews.service.js';

const { messages } = jobsService;
@Controller()
export class ReviewsController {
  constructor(
    private readonly adAdvice: AdAdviceService,
    private readonly reports: ReportsService,
    private readonly reviews: ReviewsService,
  ) {}

  @Handles(messages.advice)
  advice(input: MessageData<typeof messages.advice>, caller: Caller) {
    return this.adAdvice.of(caller, input);
  }

  @Handles(messages.report)
  report(input: MessageData<typeof messages.report>, caller: Caller | null) {
    return this.reports.take(caller, input);
  }

  @Handles(messages.ownReview)
  own({ id }: MessageData<typeof messages.ownReview>, caller: Caller) {
    return this.reviews.own(caller, id);
  }

  @Handles(messages.listReviews)
  list(query: MessageData<typeof messages.listReviews>) {
    return this.reviews.list(query);
  }

  @Handles(messages.getReview)
  get({ id }: MessageData<typeof messages.getReview>) {
    return this.reviews.get(id);
  }

  @Handles(messages.decideReview)
  decide({ id, decided }: MessageData<typeof messages.decideReview>, caller: Caller) {
    return this.reviews.decide(caller, id, decided);
  }

  @Handles(messages.reviewCounts)
  counts() {
    return this.reviews.counts();
  }
}
