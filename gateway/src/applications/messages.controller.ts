import { Controller } from '@nestjs/common';
import {
  type Answer,
  type ApplicationMessage,
  applicationsService,
  type MessageRecord,
  messagesApi,
  messageTemplatesApi,
} from '@workboard/contracts';
import { type Client, currentCaller, InjectClient } from '@workboard/service-kit';
import { TeamNames } from './team-names.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

/** Messages to applicants, and a company's templates for them (decision P43). */
@Controller()
export class MessagesController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly names: TeamNames,
  ) {}

  @ApiRoute(messagesApi.send)
  send(@Input() { body }: RouteInput<typeof messagesApi.send>): Promise<Answer<typeof messagesApi.send>> {
    return this.applications.sendMessages(body);
  }

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

  @ApiRoute(messageTemplatesApi.list)
  templates(): Promise<Answer<typeof messageTemplatesApi.list>> {
    return this.applications.listMessageTemplates({});
  }

  @ApiRoute(messageTemplatesApi.create)
  createTemplate(
    @Input() { body }: RouteInput<typeof messageTemplatesApi.create>,
  ): Promise<Answer<typeof messageTemplatesApi.create>> {
    return this.applications.createMessageTemplate(body);
  }

  @ApiRoute(messageTemplatesApi.update)
  updateTemplate(
    @Input() { params, body }: RouteInput<typeof messageTemplatesApi.update>,
  ): Promise<Answer<typeof messageTemplatesApi.update>> {
    return this.applications.updateMessageTemplate({ id: params.id, changes: body });
  }

  @ApiRoute(messageTemplatesApi.remove)
  async removeTemplate(@Input() { params }: RouteInput<typeof messageTemplatesApi.remove>) {
    await this.applications.removeMessageTemplate(params);
    return { success: true as const };
  }

  /** Who wrote it is the employer's own business: the applicant reads what the text says. */
  private async present(records: readonly MessageRecord[]): Promise<ApplicationMessage[]> {
    const isOwnSide = currentCaller().role === 'employer';
    const nameOf = await this.names.of(isOwnSide ? records.map(({ senderId }) => senderId) : []);
    return records.map(({ senderId, ...message }) => ({ ...message, sender: nameOf(senderId) }));
  }
}
