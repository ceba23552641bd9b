import { Controller, Res } from '@nestjs/common';
import { type Answer, applicationsApi, applicationsService, rankingService } from '@workboard/contracts';
import { type Client, InjectClient, InjectMessages, type MessageClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { sendList } from '../platform/light-lists.js';
import { sendJson } from '../platform/public-cache.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { ApplicationPresenter } from './application.presenter.js';

@Controller()
export class ApplicationsController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectMessages(rankingService) private readonly messages: MessageClient,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @ApiRoute(applicationsApi.list)
  async list(@Input() { query }: RouteInput<typeof applicationsApi.list>, @Res() reply: FastifyReply): Promise<void> {
    const { rows: records, total } = await this.applications.page(query);
    const rows = await this.presenter.presentAll(records);
    sendList(reply, { rows, total }, { name: 'applications', query });
  }

  @ApiRoute(applicationsApi.create)
  async create(
    @Input() { body }: RouteInput<typeof applicationsApi.create>,
  ): Promise<Answer<typeof applicationsApi.create>> {
    return this.presenter.present(await this.applications.create(body));
  }

  @ApiRoute(applicationsApi.update)
  async update(
    @Input() { params, body, query }: RouteInput<typeof applicationsApi.update>,
  ): Promise<Answer<typeof applicationsApi.update>> {
    return this.presenter.present(await this.applications.update({ id: params.id, changes: body, ...query }));
  }

  @ApiRoute(applicationsApi.offer)
  async offer(
    @Input() { params }: RouteInput<typeof applicationsApi.offer>,
  ): Promise<Answer<typeof applicationsApi.offer>> {
    return this.presenter.present(await this.applications.offer(params));
  }

  @ApiRoute(applicationsApi.withdraw)
  async withdraw(
    @Input() { params }: RouteInput<typeof applicationsApi.withdraw>,
  ): Promise<Answer<typeof applicationsApi.withdraw>> {
    return this.presenter.present(await this.applications.withdraw(params));
  }

  @ApiRoute(applicationsApi.rank)
  async rank(
    @Input() { params, body }: RouteInput<typeof applicationsApi.rank>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { rank } = rankingService.messages;
    sendJson(reply, await this.messages.send(rank, { jobId: params.jobId, limit: body.limit }), 'no-store');
  }

  @ApiRoute(applicationsApi.ranking)
  async latestRanking(
    @Input() { params }: RouteInput<typeof applicationsApi.ranking>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendJson(reply, await this.messages.send(rankingService.messages.latest, params), 'no-store');
  }
}
