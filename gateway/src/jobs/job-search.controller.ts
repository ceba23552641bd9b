import { Controller, Res } from '@nestjs/common';
import { jobSearchApi, jobsService } from '@workboard/contracts';
import { InjectMessages, type MessageClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { PublicCache, sendJson } from '../platform/public-cache.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

/** A browser may keep what it was suggested: people take letters back and type them again. */
const suggestionsFresh = 'public, max-age=300';

/** What helps to search; the same for everybody. */
@Controller()
export class JobSearchController {
  constructor(
    @InjectMessages(jobsService) private readonly messages: MessageClient,
    private readonly cache: PublicCache,
  ) {}

  @ApiRoute(jobSearchApi.facets)
  async facets(@Input() { query }: RouteInput<typeof jobSearchApi.facets>, @Res() reply: FastifyReply): Promise<void> {
    const body = await this.cache.get(`facets:${JSON.stringify(query)}`, () =>
      this.messages.send(jobsService.messages.facets, query),
    );
    sendJson(reply, body);
  }

  @ApiRoute(jobSearchApi.suggestions)
  async suggestions(
    @Input() { query }: RouteInput<typeof jobSearchApi.suggestions>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = await this.cache.get(`suggestions:${query.q.toLowerCase()}`, () =>
      this.messages.send(jobsService.messages.suggestions, query),
    );
    sendJson(reply, body, suggestionsFresh);
  }
}
