import { Controller, Req, Res } from '@nestjs/common';
import { type Answer, jobsService, reportsApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReporterDevices } from '../platform/reporter-devices.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class ReportsController {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    private readonly devices: ReporterDevices,
  ) {}

  @ApiRoute(reportsApi.report)
  report(
    @Input() { params, body }: RouteInput<typeof reportsApi.report>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<typeof reportsApi.report>> {
    return this.jobs.report({ id: params.id, device: this.devices.keyOf(request, reply), report: body });
  }
}
