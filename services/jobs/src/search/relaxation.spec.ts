import { describe, expect, it } from '@jest/globals';
import type { Part } from './language/understanding.js';
import { relaxations } from './relaxation.js';

const part = (kind: Part['kind'], text: string, label: string | null = null): Part => ({
  kind,
  text,
  label,
  parts: [],
  phrases: [],
  signs: [],
  near: [],
});

describe('asking for less', () => {
  it('leaves out the least first, and what the job is last', () => {
    const parts = [part('occupation', 'welder'), part('word', 'no experience', 'Level'), part('place', 'kavieng')];
    const ways = relaxations(parts, new Set()).map(({ without, keepsCore }) => [
      without.map(({ text }) => text).join(' '),
      keepsCore,
    ]);
    expect(ways).toEqual([
      ['no experience', true],
      ['kavieng', true],
      ['no experience kavieng', true],
      ['welder', false],
      ['welder no experience', false],
      ['welder kavieng', false],
    ]);
  });

  it('takes words of titles for more than others, and leaves a single part alone', () => {
    const parts = [part('word', 'housing'), part('word', 'photographer')];
    expect(relaxations(parts, new Set(['photographer']))[0]?.without).toEqual([parts[0]]);
    expect(relaxations([part('word', 'housing')], new Set())).toEqual([]);
  });
});
