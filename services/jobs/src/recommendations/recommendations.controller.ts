import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { Recommendations } from './recommendations.service.js';

const { messages } = jobsService;

@Controller()
export class RecommendationsController {
  constructor(private readonly recommendations: Recommendations) {}

  @Handles(messages.listRecommendations)
  list({ limit }: MessageData<typeof messages.listRecommendations>) {
    return this.recommendations.list(limit);
  }

  @Handles(messages.dismissRecommendation)
  dismiss({ id }: MessageData<typeof messages.dismissRecommendation>) {
    return this.recommendations.dismiss(id);
  }

  @Handles(messages.storeRecommendations)
  store(input: MessageData<typeof messages.storeRecommendations>) {
    return this.recommendations.store(input);
  }
}
