import { Controller } from '@nestjs/common';
import { type Caller, jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobCareService } from './job-care.service.js';
import { JobsReadingService } from './jobs-reading.service.js';
import { JobsService } from './jobs.service.js';
import { ManyJobsService } from './many-jobs.service.js';

const { messages } = jobsService;
type In<K extends keyof typeof messages> = MessageData<(typeof messages)[K]>;

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
  get({ id }: In<'get'>, caller: Caller | null) {
    return this.reading.get(caller, id);
  }

  @Handles(messages.byIds)
  byIds({ ids }: In<'byIds'>) {
    return this.reading.byIds(ids);
  }

  @Handles(messages.forApplication)
  forApplication({ id }: In<'forApplication'>) {
    return this.reading.forApplication(id);
  }

  @Handles(messages.forRanking)
  forRanking({ id }: In<'forRanking'>) {
    return this.reading.forRanking(id);
  }

  @Handles(messages.rankingStamp)
  rankingStamp({ id }: In<'rankingStamp'>) {
    return this.reading.rankingStamp(id);
  }

  @Handles(messages.openJobs)
  openJobs({ limit }: In<'openJobs'>) {
    return this.reading.openJobs(limit);
  }

  @Handles(messages.internalReferences)
  internalReferences({ ids }: In<'internalReferences'>, caller: Caller) {
    return this.reading.internalReferences(caller, ids);
  }

  @Handles(messages.create)
  create(input: In<'create'>, caller: Caller) {
    return this.jobs.create(caller, input);
  }

  @Handles(messages.update)
  update(input: In<'update'>, caller: Caller) {
    return this.jobs.update(caller, input);
  }

  @Handles(messages.remove)
  remove({ id }: In<'remove'>, caller: Caller) {
    return this.jobs.remove(caller, id);
  }

  @Handles(messages.publish)
  publish(input: In<'publish'>, caller: Caller) {
    return this.jobs.publish(caller, input);
  }

  @Handles(messages.markFilled)
  markFilled({ id }: In<'markFilled'>, caller: Caller) {
    return this.care.markFilled(caller, id);
  }

  @Handles(messages.extendByLink)
  extendByLink(extension: In<'extendByLink'>) {
    return this.care.extendByLink(extension);
  }

  @Handles(messages.adminChangeMany)
  changeMany(input: In<'adminChangeMany'>, caller: Caller) {
    return this.many.change(caller, input);
  }

  @Handles(messages.idsOfCompany)
  idsOfCompany({ companyId }: In<'idsOfCompany'>) {
    return this.reading.idsOfCompany(companyId);
  }

  @Handles(messages.adminList)
  adminList(query: In<'adminList'>) {
    return this.reading.adminList(query);
  }

  @Handles(messages.adminGet)
  adminGet({ id }: In<'adminGet'>, caller: Caller) {
    return this.reading.get(caller, id);
  }

  @Handles(messages.adminCreate)
  adminCreate(input: In<'adminCreate'>, caller: Caller) {
    return this.jobs.adminCreate(caller, input);
  }

  @Handles(messages.adminUpdate)
  adminUpdate(input: In<'adminUpdate'>, caller: Caller) {
    return this.jobs.adminUpdate(caller, input);
  }
}
