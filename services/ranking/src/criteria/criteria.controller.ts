import { Controller } from '@nestjs/common';
import { type MessageData, rankingService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { CriteriaService } from './criteria.service.js';
import { FactsService } from './facts.service.js';

const { messages } = rankingService;

@Controller()
export class CriteriaController {
  constructor(
    private readonly criteria: CriteriaService,
    private readonly ownFacts: FactsService,
  ) {}

  @Handles(messages.facts)
  facts() {
    return this.ownFacts.ownFacts();
  }

  @Handles(messages.cvReading)
  cvReading() {
    return this.ownFacts.cvReading();
  }

  @Handles(messages.resumeText)
  resumeText(input: MessageData<typeof messages.resumeText>) {
    return this.ownFacts.resumeText(input);
  }

  @Handles(messages.criteria)
  get(input: MessageData<typeof messages.criteria>) {
    return this.criteria.get(input);
  }

  @Handles(messages.saveCriteria)
  save(input: MessageData<typeof messages.saveCriteria>) {
    return this.criteria.save(input);
  }

  @Handles(messages.correctReason)
  correct(input: MessageData<typeof messages.correctReason>) {
    return this.criteria.correct(input);
  }
}
