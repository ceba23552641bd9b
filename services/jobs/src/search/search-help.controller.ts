import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { FacetsService } from './facets/facets.service.js';
import { LostSearchesService } from './lost/lost-searches.service.js';
import { SuggestionsService } from './suggest/suggestions.service.js';

const { messages } = jobsService;

@Controller()
export class SearchHelpController {
  constructor(
    private readonly facets: FacetsService,
    private readonly suggestions: SuggestionsService,
    private readonly lost: LostSearchesService,
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
