import type { InterviewAnswer } from './enums.js';

interface AnswerWords {
  /** On the button that gives it. */
  choice: string;
  /** What the seeker reads of their own answer. */
  own: string;
  /** What the employer reads, after the person's name. */
  employer: string;
}

/** What a seeker's answer to an invitation is called, by audience, in the app and in mails. */
export const answerWords: Record<InterviewAnswer, AnswerWords> = {
  coming: { choice: 'I will come', own: 'You will come', employer: 'will come' },
  not_coming: { choice: 'I cannot come', own: 'You cannot come', employer: 'cannot come' },
  other_time: {
    choice: 'Ask for another time',
    own: 'You asked for another time',
    employer: 'asks for another time',
  },
};
