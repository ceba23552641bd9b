import { typingDistance } from '@workboard/service-kit';

/** Words shorter than this are taken as written. */
export const shortestForgiven = 4;
const shortestWithTwo = 8;

/** Whether a word may be a typing error of another: one letter off, two in long words; the first letter is right. */
export const isTypingError = (word: string, meant: string): boolean =>
  word !== meant &&
  word.length >= shortestForgiven &&
  word[0] === meant[0] &&
  typingDistance(word, meant) <= (Math.min(word.length, meant.length) >= shortestWithTwo ? 2 : 1);
