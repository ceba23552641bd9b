import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ApiTokensService } from './api-tokens.service.js';

const { messages } = authService;

@Controller()
export class ApiTokensController {
  constructor(private readonly apiTokens: ApiTokensService) {}

  @Handles(messages.listApiTokens)
  list(_: unknown, caller: Caller) {
    return this.apiTokens.list(caller);
  }

  @Handles(messages.createApiToken)
  create(input: MessageData<typeof messages.createApiToken>, caller: Caller) {
    return this.apiTokens.create(caller, input);
  }

  @Handles(messages.revokeApiToken)
  revoke(input: MessageData<typeof messages.revokeApiToken>, caller: Caller) {
    return this.apiTokens.revoke(caller, input);
  }

  @Handles(messages.findApiToken)
  find(input: MessageData<typeof messages.findApiToken>) {
    return this.apiTokens.find(input);
  }
}
