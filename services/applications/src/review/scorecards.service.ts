import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type SaveScorecard,
  type ScoreboardRecord,
  type ScorecardRecord,
} from '@workboard/contracts';
import { Clock, protectUser } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { recordHistory } from '../history/record-history.js';
import { ScoreCriteriaService } from './score-criteria.service.js';
import { Scorecard } from './scorecard.entity.js';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const present = (card: Scorecard, viewerId: number): ScorecardRecord => ({
  userId: card.userId,
  isYours: card.userId === viewerId,
  at: card.updatedAt.toISOString(),
  scores: card.scores,
  verdict: card.verdict,
  average: card.average,
});

/** What each of the employer's team thinks of an applicant, hidden from whoever has not said it (decision P47). */
@Injectable()
export class ScorecardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly applications: ApplicationsQueries,
    private readonly criteria: ScoreCriteriaService,
  ) {}

  /** Throws `application_not_found` unless it is one to a job of the caller's company. */
  async board(caller: Caller, applicationId: number): Promise<ScoreboardRecord> {
    const { manager } = this.dataSource;
    const { jobId } = await this.applications.require(manager, { id: applicationId, caller });
    const [criteria, cards] = await Promise.all([
      this.criteria.of(jobId),
      manager.find(Scorecard, { where: { applicationId }, order: { updatedAt: 'ASC', userId: 'ASC' } }),
    ]);
    const all = cards.map((card) => present(card, caller.userId));
    const mine = all.find(({ isYours }) => isYours) ?? null;
    const average = mean(all.map((card) => card.average));
    return { criteria, mine, team: mine && { average, count: all.length, cards: all } };
  }

  /** Throws `conflict` for a criterion that the job has not, or not any more. */
  async save(caller: Caller, { id, scores, verdict }: SaveScorecard & { id: number }): Promise<ScoreboardRecord> {
    const { criteria } = await this.board(caller, id);
    const names = scores.map(({ criterion }) => criterion);
    if (new Set(names).size < names.length || names.some((name) => !criteria.includes(name))) {
      throw new AppError('conflict');
    }
    await this.dataSource.transaction(async (manager) => {
      const { userId } = caller;
      await protectUser(manager, userId, 'user_not_found');
      await this.applications.lock(manager, { id, caller });
      const average = mean(scores.map(({ score }) => score));
      const card = { applicationId: id, userId, scores, verdict, average, updatedAt: this.clock.now() };
      await manager.upsert(Scorecard, card, ['applicationId', 'userId']);
      await recordHistory(manager, { applicationId: id, kind: 'scored' });
    });
    return this.board(caller, id);
  }
}
