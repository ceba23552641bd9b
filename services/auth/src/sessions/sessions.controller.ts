import { Controller } from '@nestjs/common';
import { authService, type MessageData } from '@workboard/contracts';
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
  list() {
    return this.sessions.list();
  }

  @Handles(messages.endSession)
  endOne(input: MessageData<typeof messages.endSession>) {
    return this.sessions.endOne(input);
  }

  @Handles(messages.endOtherSessions)
  endOthers() {
    return this.sessions.endOthers();
  }

  @Handles(messages.logout)
  logout(input: MessageData<typeof messages.logout>) {
    return this.sessions.end(input);
  }
}
