import { formatInstant, otherClock } from '@workboard/contracts';
import type { ComposedSms } from '../../deliveries/composer.js';
import type { InterviewDetails } from '../../interviews/interview-lookups.js';
import { excerptOf, sayType } from '../../layout/wording.js';
import type { MessageTools } from '../kit/tools.js';
import { isUrgent, phoneOf } from './interview-tools.js';

/** Longer places are cut, so that a text has room for the job. */
const placeLength = 60;

/** A text about a plan. When and where first: what does not fit is cut at the end. */
export const planText = async (
  { interview, job }: InterviewDetails,
  { news, userId }: { news: string; userId: number | null },
  tools: MessageTools,
): Promise<ComposedSms> => {
  const start = new Date(interview.scheduledAt);
  const clock = otherClock(start, interview.place);
  const where = interview.place ? excerptOf(interview.place, placeLength) : sayType(interview.type).toLowerCase();
  const when = `${news} ${formatInstant(start)}${clock ? ` (${clock})` : ''}`;
  return {
    phone: await phoneOf(userId, tools),
    text: `${[when, where, job.company.name, job.title].join(', ')}. ${tools.env.PUBLIC_URL}/applications`,
    isUrgent: isUrgent(start, tools),
  };
};
