import { Controller, Req, Res } from '@nestjs/common';
import { type Answer, jobsApi, jobsService } from '@workboard/contracts';
import { type Client, InjectClient, InjectMessages, type MessageClient } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicCache, sendJson } from '../platform/public-cache.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { LargeLists } from './large-lists.js';
import { JobViews } from './job-views.js';

@Controller()
export class JobsController {
  private readonly large = new LargeLists();

  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectMessages(jobsService) private readonly messages: MessageClient,
    private readonly cache: PublicCache,
    private readonly views: JobViews,
  ) {}

  /** The list is the same for everybody and passes through as the bytes the jobs service made. */
  @ApiRoute(jobsApi.list)
  async list(@Input() { query }: RouteInput<typeof jobsApi.list>, @Res() reply: FastifyReply): Promise<void> {
    const body = await this.cache.get(`jobs:${JSON.stringify(query)}`, () =>
      this.large.pass(query.limit, () => this.messages.send(jobsService.messages.list, query)),
    );
    sendJson(reply, body);
  }

  @ApiRoute(jobsApi.mine)
  mine(): Promise<Answer<typeof jobsApi.mine>> {
    return this.jobs.mine({});
  }

  @ApiRoute(jobsApi.get)
  async get(
    @Input() { params }: RouteInput<typeof jobsApi.get>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof jobsApi.get>> {
    const job = await this.jobs.get(params);
    this.views.count(job.id, request);
    return job;
  }

  @ApiRoute(jobsApi.create)
  create(@Input() { body }: RouteInput<typeof jobsApi.create>): Promise<Answer<typeof jobsApi.create>> {
    return this.jobs.create(body);
  }

  @ApiRoute(jobsApi.update)
  update(@Input() { params, body }: RouteInput<typeof jobsApi.update>): Promise<Answer<typeof jobsApi.update>> {
    return this.jobs.update({ id: params.id, changes: body });
  }

  @ApiRoute(jobsApi.remove)
  async remove(@Input() { params }: RouteInput<typeof jobsApi.remove>) {
    await this.jobs.remove(params);
    return { success: true as const };
  }

  @ApiRoute(jobsApi.publish)
  publish(@Input() { params, body }: RouteInput<typeof jobsApi.publish>): Promise<Answer<typeof jobsApi.publish>> {
    return this.jobs.publish({ id: params.id, ...body });
  }
}
