import { Controller, Res } from '@nestjs/common';
import {
  type Answer,
  applicationsService,
  authService,
  figuresApi,
  type JobFigures,
  jobsService,
} from '@workboard/contracts';
import { LoadingCache, type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { inBatches } from '../applications/in-batches.js';
import { figuresSheet } from '../exports/figures-sheet.js';
import { sendFile } from '../exports/send-file.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

/** A company's answers change by the day; a page that everybody reads does not count them anew each time. */
const repliesFreshMs = 60_000;

@Controller()
export class FiguresController {
  private readonly repliesKept = new LoadingCache<{ replies: Answer<typeof figuresApi.replies> }>({
    name: 'replies',
    freshMs: repliesFreshMs,
    maxBytes: 1_000_000,
    maxValueBytes: 1000,
    sizeOf: () => 200,
  });

  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  @ApiRoute(figuresApi.job)
  async job(@Input() { params }: RouteInput<typeof figuresApi.job>): Promise<Answer<typeof figuresApi.job>> {
    return this.figuresOf(params);
  }

  @ApiRoute(figuresApi.sheet)
  async sheet(@Input() { params }: RouteInput<typeof figuresApi.sheet>, @Res() reply: FastifyReply): Promise<void> {
    const file = { name: `job-${params.id}-figures.csv`, type: 'text/csv; charset=utf-8' };
    sendFile(reply, file, figuresSheet(await this.figuresOf(params)));
  }

  @ApiRoute(figuresApi.company)
  async company(): Promise<Answer<typeof figuresApi.company>> {
    const { replies, team } = await this.applications.companyFigures({});
    const ids = team.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const people = await inBatches(ids, (batch) => this.auth.applicants(batch));
    const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return { replies, team: team.map((row) => ({ ...row, name: names.get(row.userId ?? 0) ?? null })) };
  }

  @ApiRoute(figuresApi.replies)
  async replies(
    @Input() { params }: RouteInput<typeof figuresApi.replies>,
  ): Promise<Answer<typeof figuresApi.replies>> {
    const { replies } = await this.repliesKept.get(String(params.id), async () => ({
      replies: await this.applications.replyRate(params),
    }));
    return replies;
  }

  /** The jobs service is asked first: it knows best whose job it is. */
  private async figuresOf(params: RouteInput<typeof figuresApi.job>['params']): Promise<JobFigures> {
    const views = await this.jobs.figures(params);
    return { ...views, ...(await this.applications.jobFigures(params)) };
  }
}
