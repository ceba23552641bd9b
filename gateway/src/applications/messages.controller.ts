import { Controller } from '@nestjs/common';
import {
  type Answer,
  type ApplicationMessage,
  applicationsService,
  type MessageRecord,
  messagesApi,
} from '@workboard/contracts';
import { type Client, currentCaller, InjectClient } from '@workboard/service-kit';
import { TeamNames } from './team-names.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

/** Messages to applicants, with who wrote them (decision P43). */
@Controller()
export class MessagesController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly names: TeamNames,
  ) {}

  @ApiRoute(messagesApi.list)
  async list(): Promise<Answer<typeof messagesApi.list>> {
    return this.present(await this.applications.listMessages({}));
  }

  @ApiRoute(messagesApi.ofApplication)
  async ofApplication(
    @Input() { params }: RouteInput<typeof messagesApi.ofApplication>,
  ): Promise<Answer<typeof messagesApi.ofApplication>> {
    return this.present(await this.applications.messagesOf(params));
  }

  /** Who wrote it is the employer's own business: the applicant reads what the text says. */
  private async present(records: readonly MessageRecord[]): Promise<ApplicationMessage[]> {
    const isOwnSide = currentCaller().role === 'employer';
    const nameOf = await this.names.of(isOwnSide ? records.map(({ senderId }) => senderId) : []);
    return records.map(({ senderId, ...message }) => ({ ...message, sender: nameOf(senderId) }));
  }
}
