import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { Facets } from './facets/facets.service.js';
import { LostSearches } from './lost/lost-searches.service.js';
import { Suggestions } from './suggest/suggestions.service.js';

const { messages } = jobsService;

@Controller()
export class SearchHelpController {
  constructor(
    private readonly facets: Facets,
    private readonly suggestions: Suggestions,
    private readonly lost: LostSearches,
  ) {}

  @Handles(messages.facets)
  narrow(query: MessageData<typeof messages.facets>) {
    return this.facets.of(query);
  }

  @Handles(messages.suggestions)
  suggest({ q }: MessageData<typeof messages.suggestions>) {
    return this.suggestions.for(q);
  }

  @Handles(messages.lostSearches)
  lostSearches(query: MessageData<typeof messages.lostSearches>) {
    return this.lost.page(query);
  }
}
