import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ApplicationsService } from './applications.service.js';
import { FillingService } from './filling.service.js';

const { list, page, takeAway, get, create, update, decideMany, fillJob, countNew, offer, withdraw, remove } =
  applicationsService.messages;

@Controller()
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly filling: FillingService,
  ) {}

  @Handles(list)
  list(scope: MessageData<typeof list>) {
    return this.applications.list(scope);
  }

  @Handles(page)
  page(query: MessageData<typeof page>) {
    return this.applications.page(query);
  }

  @Handles(takeAway)
  takeAway(query: MessageData<typeof takeAway>) {
    return this.applications.takeAway(query);
  }

  @Handles(get)
  get(input: MessageData<typeof get>) {
    return this.applications.get(input);
  }

  @Handles(create)
  create(body: MessageData<typeof create>) {
    return this.applications.create(body);
  }

  @Handles(update)
  update(input: MessageData<typeof update>) {
    return this.applications.update(input);
  }

  @Handles(decideMany)
  decideMany(input: MessageData<typeof decideMany>) {
    return this.applications.decideMany(input);
  }

  @Handles(fillJob)
  rejectOpen(input: MessageData<typeof fillJob>) {
    return this.filling.rejectOpen(input);
  }

  @Handles(countNew)
  countNew({ jobId }: MessageData<typeof countNew>) {
    return this.filling.countNew(jobId);
  }

  @Handles(offer)
  offer({ id }: MessageData<typeof offer>) {
    return this.applications.offer(id);
  }

  @Handles(withdraw)
  withdraw({ id }: MessageData<typeof withdraw>) {
    return this.applications.withdraw(id);
  }

  @Handles(remove)
  remove({ id }: MessageData<typeof remove>) {
    return this.applications.remove(id);
  }
}
