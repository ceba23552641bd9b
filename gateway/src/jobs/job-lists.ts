import { Injectable } from '@nestjs/common';
import { jobsApi, jobsService } from '@workboard/contracts';
import { InjectMessages, type MessageClient } from '@workboard/service-kit';
import { newLargeGate } from '../platform/large-calls.js';
import { PublicCache } from '../platform/public-cache.js';
import type { RouteInput } from '../platform/route.js';

/** Rows above which a list counts as large; our own pages ask for fewer. */
const largeFrom = 100;

/** The public list of jobs, the same for everybody: the bytes that the jobs service made, kept for a second. */
@Injectable()
export class JobLists {
  private readonly large = newLargeGate();

  constructor(
    @InjectMessages(jobsService) private readonly messages: MessageClient,
    private readonly cache: PublicCache,
  ) {}

  read(query: RouteInput<typeof jobsApi.list>['query']): Promise<Buffer> {
    const read = () => this.messages.send(jobsService.messages.list, query);
    return this.cache.get(`jobs:${JSON.stringify(query)}`, () =>
      query.limit > largeFrom ? this.large.pass(read) : read(),
    );
  }
}
