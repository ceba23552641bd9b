import type { RankFlag } from '@workboard/contracts';

/** What a person should know of an application before believing its place in the ranking. */
export const flagWords: Record<RankFlag, string> = {
  injection: 'The text speaks to the ranking instead of describing the person. Please read it yourself.',
  'ad-copy': 'Copied from the advertisement; not counted.',
  'hidden-text': 'The CV holds text that is not visible on the page. Please read it yourself.',
  'no-text': 'The CV has no readable text (perhaps a scan). It was not counted against the person.',
  'odd-dates': 'Some dates of work contradict each other or lie ahead. Please ask about them.',
  disagreement: 'The AI service and the built-in method disagree about this application. Please read it yourself.',
  fallback: 'Scored by the built-in method because the AI service did not answer.',
};
