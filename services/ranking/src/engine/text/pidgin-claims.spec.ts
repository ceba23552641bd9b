import { describe, expect, it } from '@jest/globals';
import { claimStrengths } from './claim-strength.js';
import { normalize } from './normalize.js';
import { tokenize } from './tokens.js';

const strengthOf = (raw: string, word: string) => {
  const text = normalize(raw);
  const tokens = tokenize(text);
  return claimStrengths(text, tokens).strengths[tokens.findIndex(({ start, end }) => text.slice(start, end) === word)];
};

describe('claims in Tok Pisin', () => {
  it.each([
    ['Bai mi kisim class 6 laisens', 'laisens'],
    ['Long neks yia mi bai lainim wok mekanik', 'mekanik'],
    ['Mipela laik wok olsem kapenta', 'kapenta'],
    ['Mi bin laik kamap sista', 'sista'],
    ['Mi wok long stoa, tasol bai mi kamap draiva', 'draiva'],
    ['Mi no save long wok bilong kapenta', 'kapenta'],
    ['Brata bilong mi em i kapenta', 'kapenta'],
    ['Meri bilong mi i kuk long hotel', 'kuk'],
    ['Mi wok gaden na papa bilong mi i mekanik', 'mekanik'],
  ])('takes little or nothing from what is to come, wished for, denied or of relatives: %s', (text, word) => {
    expect(strengthOf(text, word)).toBeLessThan(0.5);
  });

  it.each([
    ['Mi bin kisim laisens long 2015', 'laisens'],
    ['Mi save draivim trak', 'trak'],
    ['Mi bin wok long trak bai mi kisim pe', 'trak'],
    ['Mi tokim ol kuk bai ol i redim kaikai', 'kaikai'],
    ['Mi laik tokim yu olsem mi draivim bas 6 yia', 'bas'],
    ['Mi laikim dispela wok na mi bin kapenta 8 yia', 'kapenta'],
    ['Mi no kapenta tasol mi draiva 5 yia', 'draiva'],
    ['Brata bilong mi na mi wokim haus', 'haus'],
    ['Mi na brata bilong mi wokim haus', 'haus'],
    ['Mi wok wantaim papa bilong mi olsem kapenta', 'kapenta'],
    ['Ankol bilong mi givim mi wok olsem draiva', 'draiva'],
  ])('takes all from own work: %s', (text, word) => {
    expect(strengthOf(text, word)).toBe(1);
  });
});
