import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { PhrasesService } from './phrases.service.js';

const { messages } = jobsService;

@Controller()
export class PhrasesController {
  constructor(private readonly phrases: PhrasesService) {}

  @Handles(messages.readPhrases)
  read({ phrases }: MessageData<typeof messages.readPhrases>) {
    return this.phrases.read(phrases);
  }

  @Handles(messages.near)
  near(asked: MessageData<typeof messages.near>) {
    return this.phrases.near(asked);
  }

  @Handles(messages.termsOf)
  termsOf({ ids }: MessageData<typeof messages.termsOf>) {
    return this.phrases.termsOf(ids);
  }
}
