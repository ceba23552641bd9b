import { Controller } from '@nestjs/common';
import { type Caller, jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { RecommendationsService } from './recommendations.service.js';

const { messages } = jobsService;

@Controller()
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Handles(messages.listRecommendations)
  list({ limit }: MessageData<typeof messages.listRecommendations>, caller: Caller) {
    return this.recommendations.list(caller, limit);
  }

  @Handles(messages.dismissRecommendation)
  dismiss({ id }: MessageData<typeof messages.dismissRecommendation>, caller: Caller) {
    return this.recommendations.dismiss(caller, id);
  }

  @Handles(messages.storeRecommendations)
  store(input: MessageData<typeof messages.storeRecommendations>) {
    return this.recommendations.store(input);
  }
}
