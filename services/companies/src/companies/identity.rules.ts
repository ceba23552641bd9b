import { typingDistance } from '@workboard/service-kit';
import { afterAt, hostOf } from './email-domain.rules.js';

interface Identity {
  name: string;
  email: string | null;
  website: string | null;
}

/** Words that tell no company from another. */
const fillers = new Set(
  'the and of in at for png papua new guinea official ltd limited inc incorporated pty plc co company corporation corp group holdings'.split(
    ' ',
  ),
);
/** The fewest letters of a name in which one wrong letter still means the same name. */
const longEnough = 6;

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\p{M}+$/u.test(word));
/** The letters of a name that tell it from others. */
const essenceOf = (name: string): string => {
  const words = wordsOf(name.replaceAll(/\p{M}/gu, ''));
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).join('');
};

/** Figures are no typing errors: Branch 1 is not Branch 2. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether people would take one company's name for the other's: the same but for fillers, or one letter apart. */
export const resembles = (name: string, other: string): boolean => {
  const [one, two] = [essenceOf(name), essenceOf(other)];
  const isLong = Math.min(one.length, two.length) >= longEnough;
  return one === two || (isLong && digitsOf(one) === digitsOf(two) && typingDistance(one, two) <= 1);
};

const isOther = (before: string | null, after: string | null): boolean => before !== null && before !== after;

/** Whether the e-mail or the website stands under another domain than before, or under none any more. */
export const changesDomain = (before: Identity, after: Identity): boolean =>
  isOther(before.email && afterAt(before.email), after.email && afterAt(after.email)) ||
  isOther(before.website && hostOf(before.website), after.website && hostOf(after.website));
