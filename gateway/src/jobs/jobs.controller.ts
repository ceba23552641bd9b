import { Controller, Req, Res } from '@nestjs/common';
import { type Answer, applicationsService, jobsApi, jobsService } from '@workboard/contracts';
import { type Client, InjectClient, InjectMessages, type MessageClient } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../platform/public-cache.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { JobLists } from './job-lists.js';
import { JobViews } from './job-views.js';

@Controller()
export class JobsController {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectMessages(jobsService) private readonly messages: MessageClient,
    private readonly lists: JobLists,
    private readonly views: JobViews,
  ) {}

  /** The list is the same for everybody and passes through as the bytes the jobs service made. */
  @ApiRoute(jobsApi.list)
  async list(@Input() { query }: RouteInput<typeof jobsApi.list>, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.lists.read(query));
  }

  /** Passes through as the bytes the jobs service made, for whoever asked. */
  @ApiRoute(jobsApi.get)
  async get(
    @Input() { params }: RouteInput<typeof jobsApi.get>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = await this.messages.send(jobsService.messages.get, params);
    this.views.count(params.id, request);
    void reply.type('application/json; charset=utf-8').send(body);
  }

  /** First nobody can apply any more, then those are told who had; what fails in between is mended by another press. */
  @ApiRoute(jobsApi.markFilled)
  async markFilled(
    @Input() { params, body }: RouteInput<typeof jobsApi.markFilled>,
  ): Promise<Answer<typeof jobsApi.markFilled>> {
    const job = await this.jobs.markFilled(params);
    const { tell, message } = body;
    return { job, rejected: tell ? await this.applications.fillJob({ jobId: job.id, message }) : [] };
  }
}
