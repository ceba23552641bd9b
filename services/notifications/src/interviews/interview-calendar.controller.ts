import { Controller } from '@nestjs/common';
import { AppError, type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { Drop } from '../deliveries/outcome.js';
import { InterviewLookups } from './interview-lookups.js';

const { interviewCalendar } = notificationsService.messages;

@Controller()
export class InterviewCalendarController {
  constructor(private readonly interviews: InterviewLookups) {}

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
