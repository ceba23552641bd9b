import { Controller } from '@nestjs/common';
import {
  type Answer,
  applicationsService,
  AppError,
  authService,
  deskApi,
  jobsService,
  parseFileUrl,
  rankingService,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { ApplicationPresenter } from './application.presenter.js';
import { headlineOf } from './headline.js';

/** What the workspace of a job reads (decision P41). */
@Controller()
export class DeskController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(rankingService) private readonly ranking: Client<typeof rankingService>,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @ApiRoute(deskApi.list)
  async list(@Input() { params, query }: RouteInput<typeof deskApi.list>): Promise<Answer<typeof deskApi.list>> {
    const [applications, answers, [job]] = await Promise.all([
      this.applications.desk({ jobId: params.id, q: query.q }),
      this.applications.deskAnswers({ jobId: params.id }),
      this.jobs.byIds({ ids: [params.id] }),
    ]);
    if (!job) {
      throw new AppError('job_not_found');
    }
    const { id, title, location, status } = job;
    return { job: { id, title, location, status }, applications, ...(answers.length > 0 && { answers }) };
  }

  @ApiRoute(deskApi.rows)
  async rows(@Input() { params, query }: RouteInput<typeof deskApi.rows>): Promise<Answer<typeof deskApi.rows>> {
    const records = await this.applications.deskRows({ jobId: params.id, ids: query.ids });
    const people = await this.auth.headlines({ ids: records.map(({ userId }) => userId) });
    const now = new Date();
    const byId = new Map(people.map((person) => [person.id, headlineOf(person, now)]));
    return records.flatMap(({ userId, ...row }) => {
      const user = byId.get(userId);
      return user ? [{ ...row, user }] : [];
    });
  }

  @ApiRoute(deskApi.application)
  async application(
    @Input() { params }: RouteInput<typeof deskApi.application>,
  ): Promise<Answer<typeof deskApi.application>> {
    return this.presenter.present(await this.applications.get({ id: params.id, includeClosed: true }));
  }

  /** Reading the text is reading the file, and is recorded as such (decision R7). */
  @ApiRoute(deskApi.cvText)
  async cvText(@Input() { params }: RouteInput<typeof deskApi.cvText>): Promise<Answer<typeof deskApi.cvText>> {
    const { resume } = await this.applications.get({ id: params.id, includeClosed: true });
    const fileId = resume ? parseFileUrl(resume)?.fileId : undefined;
    const owner = fileId ? await this.auth.resumeOwner({ fileId }) : null;
    if (!fileId || !owner) {
      return { state: 'none', text: '' };
    }
    await this.auth.recordResumeDownload({ fileId, userId: owner.userId });
    return this.ranking.resumeText({ fileId });
  }
}
