import { Controller } from '@nestjs/common';
import { type Caller, jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobCareService } from './job-care.service.js';
import { JobsReadingService } from './jobs-reading.service.js';
import { JobsService } from './jobs.service.js';
import { ManyJobsService } from './many-jobs.service.js';

const { messages } = jobsService;
@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly reading: JobsReadingService,
    private readonly care: JobCareService,
    private readonly many: ManyJobsService,
  ) {}

  @Handles(messages.mine)
  mine(_: unknown, caller: Caller) {
    return this.reading.mine(caller);
  }

  @Handles(messages.get)
  get({ id }: MessageData<typeof messages.get>, caller: Caller | null) {
    return this.reading.get(caller, id);
  }

  @Handles(messages.byIds)
  byIds({ ids }: MessageData<typeof messages.byIds>) {
    return this.reading.byIds(ids);
  }

  @Handles(messages.forApplication)
  forApplication({ id }: MessageData<typeof messages.forApplication>) {
    return this.reading.forApplication(id);
  }

  @Handles(messages.forRanking)
  forRanking({ id }: MessageData<typeof messages.forRanking>) {
    return this.reading.forRanking(id);
  }

  @Handles(messages.rankingStamp)
  rankingStamp({ id }: MessageData<typeof messages.rankingStamp>) {
    return this.reading.rankingStamp(id);
  }

  @Handles(messages.openJobs)
  openJobs({ limit }: MessageData<typeof messages.openJobs>) {
    return this.reading.openJobs(limit);
  }

  @Handles(messages.internalReferences)
  internalReferences({ ids }: MessageData<typeof messages.internalReferences>, caller: Caller) {
    return this.reading.internalReferences(caller, ids);
  }

  @Handles(messages.create)
  create(input: MessageData<typeof messages.create>, caller: Caller) {
    return this.jobs.create(caller, input);
  }

  @Handles(messages.update)
  update(input: MessageData<typeof messages.update>, caller: Caller) {
    return this.jobs.update(caller, input);
  }

  @Handles(messages.remove)
  remove({ id }: MessageData<typeof messages.remove>, caller: Caller) {
    return this.jobs.remove(caller, id);
  }

  @Handles(messages.publish)
  publish(input: MessageData<typeof messages.publish>, caller: Caller) {
    return this.jobs.publish(caller, input);
  }

  @Handles(messages.markFilled)
  markFilled({ id }: MessageData<typeof messages.markFilled>, caller: Caller) {
    return this.care.markFilled(caller, id);
  }

  @Handles(messages.extendByLink)
  extendByLink(extension: MessageData<typeof messages.extendByLink>) {
    return this.care.extendByLink(extension);
  }

  @Handles(messages.adminChangeMany)
  changeMany(input: MessageData<typeof messages.adminChangeMany>, caller: Caller) {
    return this.many.change(caller, input);
  }

  @Handles(messages.idsOfCompany)
  idsOfCompany({ companyId }: MessageData<typeof messages.idsOfCompany>) {
    return this.reading.idsOfCompany(companyId);
  }

  @Handles(messages.adminList)
  adminList(query: MessageData<typeof messages.adminList>) {
    return this.reading.adminList(query);
  }

  @Handles(messages.adminGet)
  adminGet({ id }: MessageData<typeof messages.adminGet>, caller: Caller) {
    return this.reading.get(caller, id);
  }

  @Handles(messages.adminCreate)
  adminCreate(input: MessageData<typeof messages.adminCreate>, caller: Caller) {
    return this.jobs.adminCreate(caller, input);
  }

  @Handles(messages.adminUpdate)
  adminUpdate(input: MessageData<typeof messages.adminUpdate>, caller: Caller) {
    return this.jobs.adminUpdate(caller, input);
  }
}
