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
    const parts = [
      { ...part('occupation', 'welder'), signs: ['occ514121'] },
      part('word', 'no experience', 'Level'),
      part('place', 'kavieng'),
    ];
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

  it('takes an occupation for what the job is, and titles for it where there is none', () => {
    const [own, vehicle] = [part('word', 'own'), part('word', 'vehicle')];
    const officer = { ...part('occupation', 'legal officer'), signs: ['occ231011'] };
    const kept = (first: Part, which: 'keepsCore' | 'keepsMost') =>
      relaxations([first, own, vehicle], new Set(['legal', 'own', 'vehicle']))
        .filter((way) => way[which])
        .map((way) => way.kept.map(({ text }) => text).join(' '));
    expect(kept(officer, 'keepsCore')).toEqual(['legal officer own', 'legal officer vehicle', 'legal officer']);
    expect(kept(part('word', 'legal'), 'keepsCore')).toEqual([]);
    expect(kept(part('word', 'legal'), 'keepsMost')).toEqual(['legal own', 'legal vehicle', 'own vehicle']);
  });

  it('takes words of titles for more than others, and leaves a single part alone', () => {
    const parts = [part('word', 'housing'), part('word', 'photographer')];
    expect(relaxations(parts, new Set(['photographer']))[0]?.without).toEqual([parts[0]]);
    expect(relaxations([part('word', 'housing')], new Set())).toEqual([]);
  });
});
