import type { JobQuestion } from '@workboard/contracts';

/** A question of a job that wants a yes; `changes` replaces parts of it. */
export const question = (changes: Partial<JobQuestion> = {}): JobQuestion => ({
  id: 'q1',
  kind: 'yes_no',
  text: 'Can you work nights?',
  required: true,
  must: true,
  options: [],
  wanted: [],
  atLeast: null,
  validOn: null,
  ...changes,
});
