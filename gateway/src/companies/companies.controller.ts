import { Controller } from '@nestjs/common';
import { type Answer, companiesApi, companiesService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class CompaniesController {
  constructor(@InjectClient(companiesService) private readonly companies: Client<typeof companiesService>) {}

  @ApiRoute(companiesApi.list)
  list(): Promise<Answer<typeof companiesApi.list>> {
    return this.companies.list({});
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
