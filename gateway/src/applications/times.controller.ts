import { Controller } from '@nestjs/common';
import { type Answer, applicationsService, interviewTimesApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { TimesPresenter } from './times.presenter.js';

@Controller()
export class TimesController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly presenter: TimesPresenter,
  ) {}

  @ApiRoute(interviewTimesApi.list)
  async list(): Promise<Answer<typeof interviewTimesApi.list>> {
    return this.presenter.presentAll(await this.applications.listTimes({}));
  }

  @ApiRoute(interviewTimesApi.offer)
  async offer(
    @Input() { body }: RouteInput<typeof interviewTimesApi.offer>,
  ): Promise<Answer<typeof interviewTimesApi.offer>> {
    return this.presenter.presentOne(await this.applications.offerTimes(body));
  }

  @ApiRoute(interviewTimesApi.withdraw)
  async withdraw(
    @Input() { params }: RouteInput<typeof interviewTimesApi.withdraw>,
  ): Promise<Answer<typeof interviewTimesApi.withdraw>> {
    return this.presenter.presentOne(await this.applications.withdrawTimes(params));
  }
}
