import { Controller } from '@nestjs/common';
import { authService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ResumesService } from './resumes.service.js';

const { messages } = authService;

@Controller()
export class ResumesController {
  constructor(private readonly resumes: ResumesService) {}

  @Handles(messages.attachResume)
  attach(input: MessageData<typeof messages.attachResume>) {
    return this.resumes.attach(input);
  }

  @Handles(messages.currentResume)
  current() {
    return this.resumes.current();
  }

  @Handles(messages.detachResume)
  detach() {
    return this.resumes.detach();
  }

  @Handles(messages.recordResumeDownload)
  recordDownload(input: MessageData<typeof messages.recordResumeDownload>) {
    return this.resumes.recordDownload(input);
  }

  @Handles(messages.resumeOwner)
  owner(input: MessageData<typeof messages.resumeOwner>) {
    return this.resumes.owner(input);
  }
}
