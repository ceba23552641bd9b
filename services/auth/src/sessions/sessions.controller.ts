import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SessionsService } from './sessions.service.js';

const { messages } = authService;

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Handles(messages.findSession)
  find(input: MessageData<typeof messages.findSession>) {
    return this.sessions.find(input);
  }

  @Handles(messages.listSessions)
  list(_: unknown, caller: Caller) {
    return this.sessions.list(caller);
  }

  @Handles(messages.endSession)
  endOne(input: MessageData<typeof messages.endSession>, caller: Caller) {
    return this.sessions.endOne(caller, input);
  }

  @Handles(messages.endOtherSessions)
  endOthers(_: unknown, caller: Caller) {
    return this.sessions.endOthers(caller);
  }

  @Handles(messages.logout)
  logout(input: MessageData<typeof messages.logout>) {
    return this.sessions.end(input);
  }
}
