import { Controller } from '@nestjs/common';
import { type Answer, applicationsService, reviewApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { ReviewPresenter } from './review.presenter.js';

/** What the employer's team notes and scores, with who did. */
@Controller()
export class ReviewController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly presenter: ReviewPresenter,
  ) {}

  @ApiRoute(reviewApi.notes)
  async notes(@Input() { params }: RouteInput<typeof reviewApi.notes>): Promise<Answer<typeof reviewApi.notes>> {
    return this.presenter.notes(await this.applications.notes(params));
  }

  @ApiRoute(reviewApi.addNote)
  async addNote(
    @Input() { params, body }: RouteInput<typeof reviewApi.addNote>,
  ): Promise<Answer<typeof reviewApi.addNote>> {
    return this.presenter.note(await this.applications.addNote({ ...body, ...params }));
  }

  @ApiRoute(reviewApi.scores)
  async scores(@Input() { params }: RouteInput<typeof reviewApi.scores>): Promise<Answer<typeof reviewApi.scores>> {
    return this.presenter.scoreboard(await this.applications.scoreboard(params));
  }

  @ApiRoute(reviewApi.saveScorecard)
  async saveScorecard(
    @Input() { params, body }: RouteInput<typeof reviewApi.saveScorecard>,
  ): Promise<Answer<typeof reviewApi.saveScorecard>> {
    return this.presenter.scoreboard(await this.applications.saveScorecard({ ...body, ...params }));
  }
}
