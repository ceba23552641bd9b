import { hash } from 'node:crypto';
import { plain } from '@workboard/contracts/plain-text';

const shingleWords = 5;
/** How many shingles stand for a text. */
export const sketchSize = 16;

/** Letters that are compared; longer than ads of people who want to be read. What follows costs time and tells no more. */
export const comparedLetters = 20_000;

/** The first four bytes of the SHA-1, with its sign. */
const hashOf = (text: string): number => Number.parseInt(hash('sha1', text).slice(0, 8), 16) | 0;

/**
 * Stands for a text in comparisons: the smallest hashes of its runs of five words. Two texts share about the part of
 * their sketches that they share of their runs, whatever is moved, added or left out. Empty for texts of a few words.
 */
export const sketchOf = (texts: readonly string[]): number[] => {
  const words = plain(texts.join(' ').slice(0, comparedLetters)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<number>();
  for (let start = 0; start + shingleWords <= words.length; start += 1) {
    shingles.add(hashOf(words.slice(start, start + shingleWords).join(' ')));
  }
  return shingles.size < sketchSize ? [] : [...shingles].toSorted((one, two) => one - two).slice(0, sketchSize);
};

/** How alike two sketched texts are, from 0 to 1. */
export const likeness = (one: readonly number[], two: readonly number[]): number => {
  const [inOne, inTwo] = [new Set(one), new Set(two)];
  const smallest = [...new Set([...one, ...two])].toSorted((a, b) => a - b).slice(0, sketchSize);
  return smallest.filter((hash) => inOne.has(hash) && inTwo.has(hash)).length / sketchSize;
};
