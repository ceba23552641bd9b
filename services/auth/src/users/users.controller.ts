import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { UsersService } from './users.service.js';

const { messages } = authService;

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Handles(messages.getUser)
  get(input: MessageData<typeof messages.getUser>, caller: Caller) {
    return this.users.get(caller, input);
  }

  @Handles(messages.updateUser)
  update(input: MessageData<typeof messages.updateUser>, caller: Caller) {
    return this.users.update(caller, input);
  }
}
