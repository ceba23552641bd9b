import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ResumesService } from './resumes.service.js';

const { messages } = authService;

@Controller()
export class ResumesController {
  constructor(private readonly resumes: ResumesService) {}

  @Handles(messages.attachResume)
  attach(input: MessageData<typeof messages.attachResume>, caller: Caller) {
    return this.resumes.attach(caller, input);
  }

  @Handles(messages.currentResume)
  current(_: unknown, caller: Caller) {
    return this.resumes.current(caller);
  }

  @Handles(messages.detachResume)
  detach(_: unknown, caller: Caller) {
    return this.resumes.detach(caller);
  }

  @Handles(messages.recordResumeDownload)
  recordDownload(input: MessageData<typeof messages.recordResumeDownload>) {
    return this.resumes.recordDownload(input);
  }

  @Handles(messages.resumeOwner)
  owner(input: MessageData<typeof messages.resumeOwner>, caller: Caller | null) {
    return this.resumes.owner(caller, input);
  }
}
