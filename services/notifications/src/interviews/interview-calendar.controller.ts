import { Controller, Inject } from '@nestjs/common';
import { AppError, type MessageData, notificationsService } from '@workboard/contracts';
import { ENV, Handles } from '@workboard/service-kit';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { interviewFeed as writeFeed } from './interview-feed.js';
import { InterviewLookups } from './interview-lookups.js';

const { interviewCalendar, interviewFeed } = notificationsService.messages;

@Controller()
export class InterviewCalendarController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly interviews: InterviewLookups,
  ) {}

  /** For whoever holds the address of the calendar. */
  @Handles(interviewFeed)
  feed({ role, interviews }: MessageData<typeof interviewFeed>): Promise<string> {
    return Promise.resolve(writeFeed({ role, interviews, publicUrl: this.env.PUBLIC_URL }));
  }

  /** For whoever the gateway has let see the interview. */
  @Handles(interviewCalendar)
  async calendar({ id }: MessageData<typeof interviewCalendar>): Promise<string> {
    try {
      return this.interviews.calendar(await this.interviews.get(id));
    } catch (error) {
      throw error instanceof Drop ? new AppError('interview_not_found') : error;
    }
  }
}
