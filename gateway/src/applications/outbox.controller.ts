import { Controller } from '@nestjs/common';
import { type Answer, applicationsService, outboxApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute } from '../platform/route.js';
import { OutboxPresenter } from './outbox.presenter.js';

@Controller()
export class OutboxController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly presenter: OutboxPresenter,
  ) {}

  @ApiRoute(outboxApi.list)
  async list(): Promise<Answer<typeof outboxApi.list>> {
    return this.presenter.present(await this.applications.outbox({}));
  }
}
