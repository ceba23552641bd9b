import { Controller, Res } from '@nestjs/common';
import { type Answer, applicationsService, interviewsApi, notificationsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { InterviewPresenter } from './interview.presenter.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class InterviewsController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
    private readonly presenter: InterviewPresenter,
  ) {}

  @ApiRoute(interviewsApi.list)
  async list(): Promise<Answer<typeof interviewsApi.list>> {
    return this.presenter.presentAll(await this.applications.listInterviews({}));
  }

  @ApiRoute(interviewsApi.calendar)
  async calendar(
    @Input() { params }: RouteInput<typeof interviewsApi.calendar>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.applications.getInterview(params);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="interview-${params.id}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(await this.notifications.interviewCalendar(params));
  }
}
