import { Controller, Inject, Res } from '@nestjs/common';
import {
  AppError,
  authService,
  exportsApi,
  type Job,
  jobsService,
  jobStateOf,
  parseFileUrl,
} from '@workboard/contracts';
import { type Client, currentCaller, ENV, fileKey, InjectClient, Storage } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import type { Env } from '../env.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { applicantsSheet } from './applicants-sheet.js';
import { labourMarketPaper } from './labour-market-paper.js';
import { poster } from './poster.js';
import { resumesZip } from './resumes-zip.js';
import { sendFile } from './send-file.js';
import { shortlistPaper } from './shortlist-paper.js';
import { type Taken, TakenApplications } from './taken.js';

type Query = RouteInput<typeof exportsApi.sheet>;
type Params = RouteInput<typeof exportsApi.poster>;

/** What an employer takes away (decisions P58, P59). */
@Controller()
export class ExportsController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    private readonly taken: TakenApplications,
    private readonly storage: Storage,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @ApiRoute(exportsApi.sheet)
  async sheet(@Input() { query }: Query, @Res() reply: FastifyReply): Promise<void> {
    const sheet = applicantsSheet(await this.taken.read(query));
    sendFile(reply, { name: 'applicants.csv', type: 'text/csv; charset=utf-8' }, sheet);
  }

  @ApiRoute(exportsApi.resumes)
  async resumes(@Input() { query }: Query, @Res() reply: FastifyReply): Promise<void> {
    const taken = await this.taken.readFew(query);
    sendFile(
      reply,
      { name: 'cvs.zip', type: 'application/zip' },
      resumesZip(taken, (one) => this.readResume(one)),
    );
  }

  @ApiRoute(exportsApi.shortlist)
  async shortlist(@Input() { query }: Query, @Res() reply: FastifyReply): Promise<void> {
    const paper = await shortlistPaper(await this.taken.readFew(query), new Date());
    sendFile(reply, { name: 'shortlist.pdf', type: 'application/pdf', isShown: true }, paper);
  }

  @ApiRoute(exportsApi.labourMarketTest)
  async labourMarketTest(@Input() { params }: Params, @Res() reply: FastifyReply): Promise<void> {
    const job: Job = await this.jobs.get(params);
    if (job.companyId !== currentCaller().companyId) {
      throw new AppError('not_job_editor');
    }
    const taken = await this.taken.read({ jobId: params.id, includeClosed: true });
    const file = { name: `labour-market-test-${params.id}.pdf`, type: 'application/pdf', isShown: true };
    sendFile(reply, file, await labourMarketPaper(job, taken, new Date()));
  }

  /** For everybody while people can apply; `job_closed` afterwards. */
  @ApiRoute(exportsApi.poster)
  async poster(@Input() { params }: Params, @Res() reply: FastifyReply): Promise<void> {
    const job: Job = await this.jobs.get(params);
    if (jobStateOf(job, { now: new Date() }) !== 'live') {
      throw new AppError('job_closed');
    }
    const file = { name: `poster-${params.id}.pdf`, type: 'application/pdf', isShown: true };
    sendFile(reply, file, await poster(job, this.env.PUBLIC_URL));
  }

  /** Looked at by somebody else than its owner, which goes into the audit trail (decision W9). */
  private async readResume({ application: { resume, userId } }: Taken): Promise<Buffer | null> {
    const fileId = resume === null ? undefined : parseFileUrl(resume)?.fileId;
    const file = fileId === undefined ? null : await this.storage.get(fileKey('resume', fileId));
    if (fileId !== undefined && file) {
      await this.auth.recordResumeDownload({ fileId, userId });
    }
    return file?.body ?? null;
  }
}
