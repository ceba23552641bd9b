import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  AppError,
  authService,
  type Caller,
  type CalendarFeed as CalendarFeedResponse,
  type FeedRecord,
  type FeedScope,
  peopleOf,
} from '@workboard/contracts';
import { type Client, Clock, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { presentInterview } from '../interviews/interview.presenter.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { CalendarFeed } from './calendar-feed.entity.js';

const dayMs = 86_400_000;
/** What is longer past has no use in a calendar. */
const pastDays = 60;
const most = 500;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const notFound = (): never => {
  throw new AppError('feed_not_found');
};

/** Secret addresses of calendars (decision P54): one for each person, of which only the hash is kept. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly interviews: InterviewsQueries,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  async get({ userId }: Caller): Promise<CalendarFeedResponse> {
    const feed = await this.dataSource.getRepository(CalendarFeed).findOneBy({ userId });
    return { isOn: feed !== null, scope: feed?.scope ?? 'mine', createdAt: feed?.createdAt.toISOString() ?? null };
  }

  /** Makes an address; the one before ends. */
  async make(
    { userId, role }: Caller,
    { scope: wanted }: { scope: FeedScope },
  ): Promise<CalendarFeedResponse & { token: string }> {
    const token = randomBytes(32).toString('base64url');
    const scope = role === 'employer' ? wanted : 'mine';
    const createdAt = this.clock.now();
    await this.dataSource
      .getRepository(CalendarFeed)
      .upsert({ userId, tokenHash: hashOf(token), scope, createdAt }, ['userId']);
    return { isOn: true, scope, createdAt: createdAt.toISOString(), token };
  }

  async remove({ userId }: Caller): Promise<null> {
    await this.dataSource.getRepository(CalendarFeed).delete({ userId });
    return null;
  }

  /**
   * The interviews of whoever holds the address, by the rights that the person has now. Throws `feed_not_found` for an address
   * that is off, and for one of an account that is leaving or of a company that was cut off.
   */
  async read({ token }: { token: string }): Promise<FeedRecord> {
    const feed = await this.dataSource.getRepository(CalendarFeed).findOneBy({ tokenHash: hashOf(token) });
    const [owner] = feed ? await this.auth.contacts({ ids: [feed.userId] }) : [];
    if (!feed || !owner || owner.isLeaving || !(owner.role === 'job_seeker' || owner.role === 'employer')) {
      return notFound();
    }
    const { id: userId, role, companyId, teamRole } = owner;
    const caller: Caller = { userId, role, companyId, teamRole, sessionId: '' };
    const since = this.clock.now().getTime() - pastDays * dayMs;
    const address = owner.email.toLowerCase();
    const all = await this.visible(caller);
    const listed = all
      .filter(({ status, scheduledAt }) => status !== 'cancelled' && scheduledAt.getTime() > since)
      .filter((one) => owner.role === 'job_seeker' || feed.scope === 'all' || peopleOf(one).includes(address))
      .slice(0, most);
    return {
      role: owner.role,
      interviews: listed.map((interview) => {
        const { jobId, userId } = interview.application;
        return { ...presentInterview(interview, caller), jobId, userId };
      }),
    };
  }

  private async visible(caller: Caller) {
    try {
      return await this.interviews.list(caller);
    } catch (error) {
      if (error instanceof AppError && error.code === 'company_revoked') {
        return notFound();
      }
      throw error;
    }
  }
}
