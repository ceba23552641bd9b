import { Controller, Res } from '@nestjs/common';
import { type Answer, companiesApi, companiesService } from '@workboard/contracts';
import { type Client, InjectClient, InjectMessages, type MessageClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { sendJson } from '../platform/public-cache.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class CompaniesController {
  constructor(
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
    @InjectMessages(companiesService) private readonly messages: MessageClient,
  ) {}

  /** All companies in one answer: who has it already is told so, instead of loading it again. */
  @ApiRoute(companiesApi.list)
  async list(@Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.messages.send(companiesService.messages.list, {}));
  }

  @ApiRoute(companiesApi.get)
  get(@Input() { params }: RouteInput<typeof companiesApi.get>): Promise<Answer<typeof companiesApi.get>> {
    return this.companies.get(params);
  }

  @ApiRoute(companiesApi.create)
  create(@Input() { body }: RouteInput<typeof companiesApi.create>): Promise<Answer<typeof companiesApi.create>> {
    return this.companies.create(body);
  }

  @ApiRoute(companiesApi.update)
  update(
    @Input() { params, body }: RouteInput<typeof companiesApi.update>,
  ): Promise<Answer<typeof companiesApi.update>> {
    return this.companies.update({ id: params.id, changes: body });
  }
}
