import { Controller, Res } from '@nestjs/common';
import { companiesApi, companiesService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { sendList } from '../platform/light-lists.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class CompaniesController {
  constructor(@InjectClient(companiesService) private readonly companies: Client<typeof companiesService>) {}

  /** Who has the answer already is told so, instead of loading it again. */
  @ApiRoute(companiesApi.list)
  async list(@Input() { query }: RouteInput<typeof companiesApi.list>, @Res() reply: FastifyReply): Promise<void> {
    sendList(reply, await this.companies.page(query), { name: 'companies', query, cacheControl: 'no-cache' });
  }
}
