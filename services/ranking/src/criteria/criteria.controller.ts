import { Controller } from '@nestjs/common';
import { type Caller, type MessageData, rankingService } from '@workboard/contracts';
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
  facts(_: unknown, caller: Caller) {
    return this.ownFacts.ownFacts(caller);
  }

  @Handles(messages.cvReading)
  cvReading(_: unknown, caller: Caller) {
    return this.ownFacts.cvReading(caller);
  }

  @Handles(messages.resumeText)
  resumeText(input: MessageData<typeof messages.resumeText>) {
    return this.ownFacts.resumeText(input);
  }

  @Handles(messages.criteria)
  get(input: MessageData<typeof messages.criteria>, caller: Caller) {
    return this.criteria.get(caller, input);
  }

  @Handles(messages.saveCriteria)
  save(input: MessageData<typeof messages.saveCriteria>, caller: Caller) {
    return this.criteria.save(caller, input);
  }

  @Handles(messages.correctReason)
  correct(input: MessageData<typeof messages.correctReason>, caller: Caller) {
    return this.criteria.correct(caller, input);
  }
}
