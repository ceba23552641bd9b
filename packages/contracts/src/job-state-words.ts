import type { JobState } from './job-state.js';

/** What a team reads once it has posted or changed an ad that now waits (decision P40). */
export const heldNotice = 'A person at PNG Workboard reads it first. The job page says why.';

/** The state's name, and what it means for the team. */
export const jobStateWords: Record<JobState, { name: string; meaning: string }> = {
  draft: { name: 'Draft', meaning: 'Only your team sees this. Nobody can apply until you post it.' },
  in_review: {
    name: 'Waiting for a look at it',
    meaning:
      'Only your team sees this. A person at PNG Workboard reads it first, usually within one working day; then it goes live.',
  },
  waiting: {
    name: 'Waiting for authorisation',
    meaning: 'Only your team sees this. It goes live when your company is authorised.',
  },
  unpublished: { name: 'Not published yet', meaning: 'Only your team sees this until PNG Workboard publishes it.' },
  taken_down: { name: 'Taken down', meaning: 'PNG Workboard took this job down. Only your team sees it.' },
  closed: { name: 'Closed by you', meaning: 'Only your team and those who applied see this. Nobody else can apply.' },
  filled: {
    name: 'Filled',
    meaning: 'Nobody can apply. For 30 days its page tells everybody that the position has been filled.',
  },
  past: { name: 'Past its date', meaning: 'Everybody still sees this job, and nobody can apply any more.' },
  ended: {
    name: 'Past its date',
    meaning: 'This job is no longer listed. Only your team and those who applied see it.',
  },
  live: { name: 'Live', meaning: 'Everybody sees this job and job seekers can apply.' },
};
