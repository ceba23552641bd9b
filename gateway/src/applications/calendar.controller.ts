import { createHash } from 'node:crypto';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { type Answer, applicationsService, calendarApi, feedPath, notificationsService } from '@workboard/contracts';
import { type Client, ENV, InjectClient } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { InterviewPresenter } from './interview.presenter.js';

/** Secret addresses of calendars, and what calendar programs read there (decision P54). */
@Controller()
export class CalendarController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
    private readonly presenter: InterviewPresenter,
  ) {}

  @ApiRoute(calendarApi.make)
  async make(@Input() { body }: RouteInput<typeof calendarApi.make>): Promise<Answer<typeof calendarApi.make>> {
    const { token, ...feed } = await this.applications.makeFeed(body);
    return { ...feed, url: `${this.env.PUBLIC_URL}/api${feedPath(token)}` };
  }

  /** Calendar programs ask often: what they have already is not sent again. */
  @ApiRoute(calendarApi.read)
  async read(
    @Input() { params }: RouteInput<typeof calendarApi.read>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { role, interviews } = await this.applications.readFeed(params);
    const text = await this.notifications.interviewFeed({
      role,
      interviews: await this.presenter.presentAll(interviews),
    });
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply
      .header('cache-control', 'private, no-cache')
      .header('etag', etag)
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
    if (request.headers['if-none-match'] === etag) {
      void reply.status(304).send();
      return;
    }
    void reply.type('text/calendar; charset=utf-8').send(text);
  }
}
