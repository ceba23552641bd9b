import { describe, expect, it } from '@jest/globals';
import { changesDomain, resembles } from './identity.rules.js';

describe('names of companies', () => {
  it.each([
    ['Bank South Pacific (official)', 'Bank South Pacific', true],
    ['BANK  SOUTH-PACIFIC Ltd.', 'Bank South Pacific', true],
    ['Bank South Pacifc', 'Bank South Pacific', true],
    ['Kumul Energy Group', 'The Kumul Energy Company of PNG', true],
    ['Bank of South America', 'Bank South Pacific', false],
    ['Kumul Energy', 'Kumul Petroleum', false],
    ['Air', 'Airs', false],
    ['Highlands Coffee 1', 'Highlands Coffee 2', false],
    ['Papua New Guinea Ltd', 'New Guinea Holdings', false],
  ])('%s is taken for %s: %s', (name, other, same) => {
    expect(resembles(name, other)).toBe(same);
  });
});

const company = (email: string | null, website: string | null) => ({ name: 'K', email, website });

describe('domains of companies', () => {
  it.each([
    ['the same', company('a@k.test', 'k.test'), company('b@k.test', 'https://www.k.test/about'), false],
    ['another website', company('a@k.test', 'k.test'), company('a@k.test', 'https://bsp.com.pg'), true],
    ['another e-mail', company('a@k.test', 'k.test'), company('a@bsp.com.pg', 'k.test'), true],
    ['a first website at its own domain', company('a@k.test', null), company('a@k.test', 'k.test'), false],
    ['an e-mail taken away', company('a@k.test', 'k.test'), company(null, 'k.test'), true],
    ['none left', company('a@k.test', null), company(null, null), true],
    ['a first one at all', company(null, null), company('a@k.test', null), false],
  ])('%s', (_, before, after, changed) => {
    expect(changesDomain(before, after)).toBe(changed);
  });
});
