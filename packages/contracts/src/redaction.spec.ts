import { describe, expect, it } from '@jest/globals';
import { withoutPerson } from './redaction.js';

const person = { firstName: 'Mere', lastName: 'Kila-Tau' };

describe('a text without what says who the person is', () => {
  it.each([
    ['I am Mere Kila-Tau from Lae', 'I am … …-… from Lae'],
    ['Merewether Wharf, Kilauea Ltd', 'Merewether Wharf, Kilauea Ltd'],
    ['Write to mere@people.test or call +675 7123 4567', 'Write to … or call …'],
    ['Female, 32 years old, welder 2016 - 2020', '…, …, welder 2016 - 2020'],
    ['Date of birth: 3 May 1991. Driver since 2012', '…. Driver since 2012'],
    ['Home province: Enga. P.O. Box 112 Wabag', '…. …'],
    ['5 years of experience', '5 years of experience'],
    ['Clerk from Jiwaka with 9 years in Lae', 'Clerk … with 9 years in Lae'],
    ['I live in Gerehu Stage 2, and work at once', '…, and work at once'],
    ['12 Kapiak Street, Lae', '…, Lae'],
    ['I am 34. I weld', '…. I weld'],
    ['Mi gat 34 krismas na mi stap long Tokarara.', '… na ….'],
    ['I am 3 years into my trade', 'I am 3 years into my trade'],
    ['Moved 40 crews along Hubert Murray Highway', 'Moved 40 crews along Hubert Murray Highway'],
    ['Address: Sec 4 Boroko. Aged: 44', '…. …'],
  ])('shows “%s” as “%s”', (text, shown) => {
    expect(withoutPerson(text, person)).toBe(shown);
  });
});
