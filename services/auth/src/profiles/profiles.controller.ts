import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ProfilesService } from './profiles.service.js';

const { messages } = authService;

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Handles(messages.getUser)
  get(input: MessageData<typeof messages.getUser>, caller: Caller) {
    return this.profiles.get(caller, input);
  }

  @Handles(messages.updateUser)
  update(input: MessageData<typeof messages.updateUser>, caller: Caller) {
    return this.profiles.update(caller, input);
  }
}
