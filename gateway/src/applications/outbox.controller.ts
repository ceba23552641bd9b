import { Controller } from '@nestjs/common';
import { type Answer, applicationsService, outboxApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
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

  @ApiRoute(outboxApi.undo)
  async undo(@Input() { params }: RouteInput<typeof outboxApi.undo>) {
    await this.applications.undoNotice(params);
    return { success: true as const };
  }

  @ApiRoute(outboxApi.send)
  async send(@Input() { params }: RouteInput<typeof outboxApi.send>) {
    await this.applications.sendNotice(params);
    return { success: true as const };
  }
}
