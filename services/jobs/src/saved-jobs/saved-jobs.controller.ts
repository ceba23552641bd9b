import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SavedJobs } from './saved-jobs.service.js';

const { messages } = jobsService;

@Controller()
export class SavedJobsController {
  constructor(private readonly saved: SavedJobs) {}

  @Handles(messages.listSaved)
  list() {
    return this.saved.list();
  }

  @Handles(messages.save)
  save(input: MessageData<typeof messages.save>) {
    return this.saved.save(input);
  }

  @Handles(messages.unsave)
  unsave({ jobId }: MessageData<typeof messages.unsave>) {
    return this.saved.unsave(jobId);
  }

  @Handles(messages.annotateSaved)
  annotate(input: MessageData<typeof messages.annotateSaved>) {
    return this.saved.annotate(input);
  }
}
