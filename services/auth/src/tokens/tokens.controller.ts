import { Controller } from '@nestjs/common';
import { authService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { TokensService } from './tokens.service.js';

const { messages } = authService;

@Controller()
export class TokensController {
  constructor(private readonly tokens: TokensService) {}

  @Handles(messages.createStatusAlertToken)
  createStatusAlertToken(input: MessageData<typeof messages.createStatusAlertToken>) {
    return this.tokens.createStatusAlertToken(input);
  }

  @Handles(messages.mailToken)
  mailToken(input: MessageData<typeof messages.mailToken>) {
    return this.tokens.mailToken(input);
  }
}
