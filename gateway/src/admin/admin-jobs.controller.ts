import { Controller, Res } from '@nestjs/common';
import { adminApi, adminManyApi, type Answer, jobsService } from '@workboard/contracts';
import { type Client, InjectClient, InjectMessages, type MessageClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { sendJson } from '../platform/public-cache.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class AdminJobsController {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectMessages(jobsService) private readonly messages: MessageClient,
  ) {}

  /** A long list passes through as the bytes the jobs service made. */
  @ApiRoute(adminApi.jobs)
  async list(@Input() { query }: RouteInput<typeof adminApi.jobs>, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.messages.send(jobsService.messages.adminList, query), 'no-store');
  }

  @ApiRoute(adminApi.job)
  get(@Input() { params }: RouteInput<typeof adminApi.job>): Promise<Answer<typeof adminApi.job>> {
    return this.jobs.adminGet(params);
  }

  @ApiRoute(adminApi.createJob)
  create(@Input() { body }: RouteInput<typeof adminApi.createJob>): Promise<Answer<typeof adminApi.createJob>> {
    return this.jobs.adminCreate(body);
  }

  @ApiRoute(adminApi.updateJob)
  update(@Input() { params, body }: RouteInput<typeof adminApi.updateJob>): Promise<Answer<typeof adminApi.updateJob>> {
    return this.jobs.adminUpdate({ id: params.id, changes: body });
  }

  @ApiRoute(adminManyApi.jobs)
  changeMany(@Input() { body }: RouteInput<typeof adminManyApi.jobs>): Promise<Answer<typeof adminManyApi.jobs>> {
    return this.jobs.adminChangeMany(body);
  }

  @ApiRoute(adminApi.removeJob)
  async remove(@Input() { params }: RouteInput<typeof adminApi.removeJob>) {
    await this.jobs.remove(params);
    return { success: true as const };
  }
}
