import type { RankFlag, RankReason } from '@workboard/contracts';
import type { Ranked } from '../../../entities/application/employer-list.js';

const mostAsked = 5;
const fieldOfWork = /^Field of work: /;

const plain = (criterion: string): string => criterion.replace(/[.\s]+$/, '');

const language = /\b(?:tok pisin|hiri motu|english|languages?|fluent|bilingual)\b/i;

const ofReason = ({ kind, criterion, met, note }: RankReason): string => {
  const what = plain(criterion);
  if (kind !== 'title' && language.test(what)) {
    return `Which languages do you speak and write, and how well? The ad asks: ${what}.`;
  }
  switch (kind) {
    case 'title':
      return `Have you worked as ${what}, and where?`;
    case 'experience':
      return note
        ? `Please go through your years of work: ${note}.`
        : `How long have you done this, and where: ${what}?`;
    case 'education':
      return `Which certificate do you hold for: ${what}? Please bring it.`;
    case 'skill':
      return met === 'partly'
        ? `What have you done yourself with ${what}?`
        : `Have you worked with ${what}? Tell us of one time.`;
    case 'answer':
      return note
        ? `You were asked “${what}”. ${note}: please tell us more.`
        : `You were asked “${what}”: please tell us more about your answer.`;
    case 'responsibility':
      return met === 'partly'
        ? `How much of this have you done yourself: ${what}?`
        : `Tell us of a time when you did this: ${what}.`;
    default:
      return met === 'partly'
        ? `How much of this do you bring: ${what}?`
        : `The ad asks for this and nothing shows it: ${what}. What can you tell us?`;
  }
};

const ofFlag: Partial<Record<RankFlag, string>> = {
  'odd-dates': 'Some dates of work contradict each other: when did each job begin and end?',
  'ad-copy': 'Parts repeat the advertisement: please tell us in your own words what you did.',
  'no-text': 'The CV could not be read: please tell us where you worked, and when.',
};

/** What an interviewer should ask: the heaviest things that are not shown, and what looks odd; five at most. */
export const questionsFor = ({ reasons, flags = [] }: Pick<Ranked, 'reasons' | 'flags'>): string[] => {
  const open = reasons
    .filter(({ met, verdict, criterion }) => met !== 'yes' && verdict === undefined && !fieldOfWork.test(criterion))
    .toSorted((a, b) => b.weight * (1 - (b.degree ?? 0)) - a.weight * (1 - (a.degree ?? 0)));
  return [...flags.flatMap((flag) => ofFlag[flag] ?? []), ...open.map(ofReason)].slice(0, mostAsked);
};
