import type { InterviewOutcome, InterviewType } from '@workboard/contracts/enums';

export const interviewTypeLabels: Record<InterviewType, string> = {
  video: 'Video',
  phone: 'Phone',
  'in-person': 'In person',
};
export const interviewOutcomeLabels: Record<InterviewOutcome, string> = {
  attended: 'Attended',
  no_show: 'Did not come',
  not_held: 'Did not take place',
};
