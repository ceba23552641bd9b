import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobCare } from './job-care.service.js';
import { JobsReading } from './jobs-reading.service.js';
import { JobsService } from './jobs.service.js';
import { ManyJobsService } from './many-jobs.service.js';

const { messages } = jobsService;
type In<K extends keyof typeof messages> = MessageData<(typeof messages)[K]>;

@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly reading: JobsReading,
    private readonly care: JobCare,
    private readonly many: ManyJobsService,
  ) {}

  @Handles(messages.mine)
  mine() {
    return this.reading.mine();
  }

  @Handles(messages.get)
  get({ id }: In<'get'>) {
    return this.reading.get(id);
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
  internalReferences({ ids }: In<'internalReferences'>) {
    return this.reading.internalReferences(ids);
  }

  @Handles(messages.create)
  create(input: In<'create'>) {
    return this.jobs.create(input);
  }

  @Handles(messages.update)
  update(input: In<'update'>) {
    return this.jobs.update(input);
  }

  @Handles(messages.remove)
  remove({ id }: In<'remove'>) {
    return this.jobs.remove(id);
  }

  @Handles(messages.publish)
  publish(input: In<'publish'>) {
    return this.jobs.publish(input);
  }

  @Handles(messages.markFilled)
  markFilled({ id }: In<'markFilled'>) {
    return this.care.markFilled(id);
  }

  @Handles(messages.extendByLink)
  extendByLink(extension: In<'extendByLink'>) {
    return this.care.extendByLink(extension);
  }

  @Handles(messages.adminChangeMany)
  changeMany(input: In<'adminChangeMany'>) {
    return this.many.change(input);
  }

  @Handles(messages.idsOfCompany)
  idsOfCompany({ companyId }: In<'idsOfCompany'>) {
    return this.reading.idsOfCompany(companyId);
  }

  @Handles(messages.adminList)
  adminList(stretch: In<'adminList'>) {
    return this.reading.adminList(stretch);
  }

  @Handles(messages.adminGet)
  adminGet({ id }: In<'adminGet'>) {
    return this.reading.adminGet(id);
  }

  @Handles(messages.adminCreate)
  adminCreate(input: In<'adminCreate'>) {
    return this.jobs.adminCreate(input);
  }

  @Handles(messages.adminUpdate)
  adminUpdate(input: In<'adminUpdate'>) {
    return this.jobs.adminUpdate(input);
  }
}
