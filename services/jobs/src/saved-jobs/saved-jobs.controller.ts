import { Controller } from '@nestjs/common';
import { type Caller, jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SavedJobsService } from './saved-jobs.service.js';

const { messages } = jobsService;

@Controller()
export class SavedJobsController {
  constructor(private readonly saved: SavedJobsService) {}

  @Handles(messages.listSaved)
  list(_: unknown, caller: Caller) {
    return this.saved.list(caller);
  }

  @Handles(messages.save)
  save(input: MessageData<typeof messages.save>, caller: Caller) {
    return this.saved.save(caller, input);
  }

  @Handles(messages.unsave)
  unsave({ jobId }: MessageData<typeof messages.unsave>, caller: Caller) {
    return this.saved.unsave(caller, jobId);
  }

  @Handles(messages.savedBy)
  savedBy(input: MessageData<typeof messages.savedBy>) {
    return this.saved.savedBy(input);
  }

  @Handles(messages.annotateSaved)
  annotate(input: MessageData<typeof messages.annotateSaved>, caller: Caller) {
    return this.saved.annotate(caller, input);
  }
}
