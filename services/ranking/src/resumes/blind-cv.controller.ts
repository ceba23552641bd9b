import { Controller } from '@nestjs/common';
import { type MessageData, rankingService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { BlindCvService } from './blind-cv.service.js';

const { blindCv } = rankingService.messages;

@Controller()
export class BlindCvController {
  constructor(private readonly cvs: BlindCvService) {}

  @Handles(blindCv)
  blindCv(input: MessageData<typeof blindCv>) {
    return this.cvs.of(input);
  }
}
