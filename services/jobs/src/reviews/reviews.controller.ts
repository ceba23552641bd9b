import { Controller } from '@nestjs/common';
import { type Caller, jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { AdAdviceService } from './ad-advice.service.js';
import { ReportsService } from './reports.service.js';
import { ReviewsService } from './reviews.service.js';

const { messages } = jobsService;
type In<K extends keyof typeof messages> = MessageData<(typeof messages)[K]>;

@Controller()
export class ReviewsController {
  constructor(
    private readonly adAdvice: AdAdviceService,
    private readonly reports: ReportsService,
    private readonly reviews: ReviewsService,
  ) {}

  @Handles(messages.advice)
  advice(input: In<'advice'>, caller: Caller) {
    return this.adAdvice.of(caller, input);
  }

  @Handles(messages.report)
  report(input: In<'report'>, caller: Caller | null) {
    return this.reports.take(caller, input);
  }

  @Handles(messages.ownReview)
  own({ id }: In<'ownReview'>, caller: Caller) {
    return this.reviews.own(caller, id);
  }

  @Handles(messages.listReviews)
  list(query: In<'listReviews'>) {
    return this.reviews.list(query);
  }

  @Handles(messages.getReview)
  get({ id }: In<'getReview'>) {
    return this.reviews.get(id);
  }

  @Handles(messages.decideReview)
  decide({ id, decided }: In<'decideReview'>, caller: Caller) {
    return this.reviews.decide(caller, id, decided);
  }

  @Handles(messages.reviewCounts)
  counts() {
    return this.reviews.counts();
  }
}
