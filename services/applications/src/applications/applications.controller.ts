import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
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
  list(scope: MessageData<typeof list>, caller: Caller) {
    return this.applications.list(caller, scope);
  }

  @Handles(page)
  page(query: MessageData<typeof page>, caller: Caller) {
    return this.applications.page(caller, query);
  }

  @Handles(takeAway)
  takeAway(query: MessageData<typeof takeAway>, caller: Caller) {
    return this.applications.takeAway(caller, query);
  }

  @Handles(get)
  get(input: MessageData<typeof get>, caller: Caller) {
    return this.applications.get(caller, input);
  }

  @Handles(create)
  create(body: MessageData<typeof create>, caller: Caller) {
    return this.applications.create(caller, body);
  }

  @Handles(update)
  update(input: MessageData<typeof update>, caller: Caller) {
    return this.applications.update(caller, input);
  }

  @Handles(decideMany)
  decideMany(input: MessageData<typeof decideMany>, caller: Caller) {
    return this.applications.decideMany(caller, input);
  }

  @Handles(fillJob)
  rejectOpen(input: MessageData<typeof fillJob>, caller: Caller) {
    return this.filling.rejectOpen(caller, input);
  }

  @Handles(countNew)
  countNew({ jobId }: MessageData<typeof countNew>) {
    return this.filling.countNew(jobId);
  }

  @Handles(offer)
  offer({ id }: MessageData<typeof offer>, caller: Caller) {
    return this.applications.offer(caller, id);
  }

  @Handles(withdraw)
  withdraw({ id }: MessageData<typeof withdraw>, caller: Caller) {
    return this.applications.withdraw(caller, id);
  }

  @Handles(remove)
  remove({ id }: MessageData<typeof remove>, caller: Caller) {
    return this.applications.remove(caller, id);
  }
}
