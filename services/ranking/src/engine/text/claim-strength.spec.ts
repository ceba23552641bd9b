import { describe, expect, it } from '@jest/globals';
import { claimStrengths } from './claim-strength.js';
import { normalize } from './normalize.js';
import { tokenize } from './tokens.js';

const strengthOf = (raw: string, word: string) => {
  const text = normalize(raw);
  const tokens = tokenize(text);
  const at = tokens.findIndex(({ start, end }) => text.slice(start, end) === word);
  return claimStrengths(text, tokens).strengths[at];
};

describe('claimStrengths', () => {
  it('takes nothing from what is denied', () => {
    expect(strengthOf('I am not a licensed rigger and have never used a crane', 'crane')).toBe(0);
    expect(strengthOf('No forklift ticket but eight years as storeman', 'storeman')).toBe(1);
    expect(strengthOf('Loaded ships, no accidents, drove cranes', 'cranes')).toBe(1);
    expect(strengthOf('Not only painted but also plastered', 'plastered')).toBe(1);
  });

  it('takes nothing from what is only wished for', () => {
    expect(strengthOf('I would like to learn welding', 'welding')).toBe(0);
    expect(strengthOf('Seeking a position as surveyor', 'surveyor')).toBe(0);
  });

  it('takes little from work that somebody else does', () => {
    expect(strengthOf('Cooked lunch for the crane operators', 'crane')).toBeLessThan(0.5);
    expect(strengthOf('Drove nurses to the clinic', 'nurses')).toBeLessThan(0.5);
    expect(strengthOf('I carried the bakers and they mixed dough, I drove', 'dough')).toBeLessThan(0.5);
    expect(strengthOf('I carried the bakers and they mixed dough, I drove', 'drove')).toBe(1);
    expect(strengthOf('Worked as a crane operator', 'crane')).toBe(1);
    expect(strengthOf('Supervised four electricians', 'electricians')).toBe(1);
  });

  it.each([
    ['Next year I will get my crane licence', 'crane'],
    ['I hope to begin the certificate in carpentry', 'carpentry'],
    ['Nursing has been in my heart since school', 'nursing'],
    ['With some training I might teach English', 'english'],
    ['Put me on a dozer and I would learn it', 'dozer'],
    ['Two electricians wired my house', 'electricians'],
    ['An excavator dug the drain', 'excavator'],
    ['Every day I watch how men stack pallets', 'pallets'],
    ['The company has four forklifts', 'forklifts'],
    ['Mi laik lainim wok bilong draivim forklift', 'forklift'],
    ['Payroll is the career that I dream of', 'payroll'],
    ['All I think of is running an excavator', 'excavator'],
    ['My crane course starts in July', 'crane'],
    ['Will enrol in carpentry next term', 'carpentry'],
    ['Let me try a dozer', 'dozer'],
    ['Across the road is a bakery', 'bakery'],
    ['Excavators of the contractor dug drains', 'drains'],
    ['Aunty braids hair at a salon', 'braids'],
    ['First cousin is a rigger', 'rigger'],
  ])('takes little or nothing from what is to come, seen or done by others: %s', (text, word) => {
    expect(strengthOf(text, word)).toBeLessThan(0.5);
  });

  it.each([
    ['I plan lessons for the children and mark tests', 'lessons'],
    ['Our team installed switchboards', 'switchboards'],
    ['My duties were wiring and testing', 'wiring'],
    ['My law degree is from UPNG', 'degree'],
    ['I saw forty patients a day', 'patients'],
    ['I greeted clients and ran the switchboard', 'switchboard'],
    ['The project I led built two jetties', 'jetties'],
    ['A certified rigger with ten years at the wharf', 'rigger'],
    ['I was asked to train the crew on dozers', 'dozers'],
    ['Sister in charge of the ward, dressed wounds', 'wounds'],
    ['Heads of our section gave me the crane to run', 'crane'],
    ['Ran the course for crane operators from Lae', 'course'],
    ['Across three sites I drove a dozer', 'dozer'],
    ['Test of transformers and relays', 'transformers'],
  ])('takes all from own work: %s', (text, word) => {
    expect(strengthOf(text, word)).toBe(1);
  });

  it('takes little from what a relative or friend does, and all from what was done with or for them', () => {
    expect(strengthOf('My brother drives trucks for a mine', 'trucks')).toBeLessThan(0.5);
    expect(strengthOf('I bake bread, and my uncle is a welder', 'welder')).toBeLessThan(0.5);
    expect(strengthOf('I bake bread, and my uncle is a welder', 'bread')).toBe(1);
    expect(strengthOf('My brother and I drove trucks', 'trucks')).toBe(1);
    expect(strengthOf('Drove trucks for my uncle for six years', 'trucks')).toBe(1);
    expect(strengthOf('My sister keeps the books, I weld frames', 'weld')).toBe(1);
    expect(strengthOf("My father's trade is welding", 'welding')).toBeLessThan(0.5);
    expect(strengthOf("Plumbing is my husband's trade", 'plumbing')).toBeLessThan(0.5);
    expect(strengthOf("My uncle's company builds houses", 'houses')).toBeLessThan(0.5);
    expect(strengthOf("I worked in my father's welding shop as a welder", 'welding')).toBe(1);
    expect(strengthOf("My brother's company employed me as a rigger", 'rigger')).toBe(1);
    expect(strengthOf('My uncle hired me as a rigger', 'rigger')).toBe(1);
    expect(strengthOf('My brothers and I built houses', 'houses')).toBe(1);
  });
});
