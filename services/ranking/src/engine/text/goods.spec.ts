import { describe, expect, it } from '@jest/globals';
import { goodsIn, trades } from './goods.js';
import { normalize } from './normalize.js';
import { tokenize } from './tokens.js';

const goodsOf = (raw: string) => {
  const text = normalize(raw);
  const tokens = tokenize(text);
  const isGoods = goodsIn(text, tokens);
  return tokens.filter((_, at) => isGoods[at]).map(({ start, end }) => text.slice(start, end));
};

describe('goodsIn', () => {
  it.each([
    ['I sell excavator parts', ['excavator', 'parts']],
    ['Our store sells diesel engines and I filled in dockets', ['diesel', 'engines', 'and']],
    ['Hired out trucks', ['trucks']],
    ['I am an agent for hydraulic hoses', ['hydraulic', 'hoses']],
    ['Sold cables and wired houses', ['cables', 'and']],
  ])('names what is traded in: %s', (text, goods) => {
    expect(goodsOf(text)).toEqual(goods);
  });

  it.each([
    'Baked and sold bread',
    'Sold and installed solar panels',
    'Installed panels that the shop sold',
    'Wired twelve classrooms',
  ])('leaves alone what was done: %s', (text) => {
    expect(goodsOf(text).filter((word) => word !== 'and')).toEqual([]);
  });
});

describe('goodsIn on a text without spaces', () => {
  it('ends', () => {
    expect(goodsOf(`${'wantok'.repeat(2000)}!`)).toEqual([]);
  });
});

describe('trades', () => {
  it('tells jobs that sell from those that only use things', () => {
    expect(trades('Sells building materials to contractors')).toBe(true);
    expect(trades('Cashier for a shop in Lae')).toBe(true);
    expect(trades('Digs drains and loads trucks')).toBe(false);
  });
});
