import { Controller } from '@nestjs/common';
import { adminRecordsApi, type Answer, applicationsService, authService, companiesService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { inBatches } from '../applications/in-batches.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

/** What a super admin reads of one company (decision P70). Each asks for the company first: one that is gone is a 404. */
@Controller()
export class AdminRecordsController {
  constructor(
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  @ApiRoute(adminRecordsApi.people)
  async people(
    @Input() { params }: RouteInput<typeof adminRecordsApi.people>,
  ): Promise<Answer<typeof adminRecordsApi.people>> {
    const { ownerId } = await this.companies.adminGet(params);
    const people = await this.auth.adminCompanyPeople({ companyId: params.id });
    return people.map((person) => ({ ...person, isOwner: person.id === ownerId }));
  }

  @ApiRoute(adminRecordsApi.applications)
  async figures(
    @Input() { params }: RouteInput<typeof adminRecordsApi.applications>,
  ): Promise<Answer<typeof adminRecordsApi.applications>> {
    await this.companies.adminGet(params);
    const { team, ...figures } = await this.applications.adminCompanyFigures(params);
    const ids = team.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const people = await inBatches(ids, (batch) => this.auth.applicants(batch));
    const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return { ...figures, team: team.map((row) => ({ ...row, name: names.get(row.userId ?? 0) ?? null })) };
  }
}
