import { Controller, Res } from '@nestjs/common';
import { adminApi, type AdminCompany, authService, companiesService, type Company } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { inBatches } from '../applications/in-batches.js';
import { sendList } from '../platform/light-lists.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class AdminCompaniesController {
  constructor(
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  @ApiRoute(adminApi.companies)
  async list(@Input() { query }: RouteInput<typeof adminApi.companies>, @Res() reply: FastifyReply): Promise<void> {
    const { rows, total } = await this.companies.adminPage(query);
    sendList(reply, { rows: await this.withOwners(rows), total }, { name: 'companies', query });
  }

  @ApiRoute(adminApi.company)
  async get(@Input() { params }: RouteInput<typeof adminApi.company>): Promise<AdminCompany> {
    const company = await this.companies.adminGet(params);
    const [presented] = await this.withOwners([company]);
    return presented ?? { ...company, owner: null };
  }

  private async withOwners(companies: Company[]): Promise<AdminCompany[]> {
    const ids = companies.flatMap(({ ownerId }) => (ownerId ? [ownerId] : []));
    const owners = await inBatches(ids, (batch) => this.auth.applicants(batch));
    const byId = new Map(owners.map(({ id, firstName, lastName, email }) => [id, { id, firstName, lastName, email }]));
    return companies.map((company) => ({ ...company, owner: byId.get(company.ownerId ?? 0) ?? null }));
  }
}
