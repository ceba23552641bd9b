import { Controller, Res } from '@nestjs/common';
import {
  adminApi,
  adminManyApi,
  type AdminCompany,
  type Answer,
  authService,
  companiesService,
  type Company,
} from '@workboard/contracts';
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

  @ApiRoute(adminApi.createCompany)
  create(@Input() { body }: RouteInput<typeof adminApi.createCompany>): Promise<Answer<typeof adminApi.createCompany>> {
    return this.companies.adminCreate(body);
  }

  @ApiRoute(adminApi.updateCompany)
  update(
    @Input() { params, body }: RouteInput<typeof adminApi.updateCompany>,
  ): Promise<Answer<typeof adminApi.updateCompany>> {
    return this.companies.adminUpdate({ id: params.id, changes: body });
  }

  @ApiRoute(adminApi.removeCompany)
  async remove(@Input() { params }: RouteInput<typeof adminApi.removeCompany>) {
    await this.companies.adminRemove(params);
    return { success: true as const };
  }

  @ApiRoute(adminApi.authorise)
  authorise(@Input() { params }: RouteInput<typeof adminApi.authorise>): Promise<Answer<typeof adminApi.authorise>> {
    return this.companies.setStatus({ id: params.id, status: 'authorised' });
  }

  @ApiRoute(adminApi.unauthorise)
  unauthorise(
    @Input() { params, body }: RouteInput<typeof adminApi.unauthorise>,
  ): Promise<Answer<typeof adminApi.unauthorise>> {
    return this.companies.setStatus({ id: params.id, status: 'unauthorised', ...body });
  }

  @ApiRoute(adminManyApi.companies)
  changeMany(
    @Input() { body }: RouteInput<typeof adminManyApi.companies>,
  ): Promise<Answer<typeof adminManyApi.companies>> {
    return this.companies.setStatuses(body);
  }

  private async withOwners(companies: Company[]): Promise<AdminCompany[]> {
    const ids = companies.flatMap(({ ownerId }) => (ownerId ? [ownerId] : []));
    const owners = await inBatches(ids, (batch) => this.auth.applicants(batch));
    const byId = new Map(owners.map(({ id, firstName, lastName, email }) => [id, { id, firstName, lastName, email }]));
    return companies.map((company) => ({ ...company, owner: byId.get(company.ownerId ?? 0) ?? null }));
  }
}
