import { describe, expect, it } from '@jest/globals';
import { breaksCodeFor } from './expand-only.js';
import type { SchemaFacts } from './schema-facts.js';

const text = { type: 'text', optional: false, nullable: false };
const empty = { type: 'text', optional: true, nullable: true };
const before: SchemaFacts = {
  columns: { 'users.email': text, 'users.phone': empty, 'users.age': { ...empty, type: 'integer' } },
  functions: { 'iso(at date)': 'text' },
  rules: { 'users: users_email_key': 'UNIQUE (email)', 'users: users_age_check': 'CHECK (age > 0)' },
};
const having = (changes: Partial<SchemaFacts>): SchemaFacts => ({
  columns: { ...before.columns, ...changes.columns },
  functions: { ...before.functions, ...changes.functions },
  rules: { ...before.rules, ...changes.rules },
});
const without = (part: keyof SchemaFacts, name: string): SchemaFacts => ({
  ...before,
  [part]: Object.fromEntries(Object.entries(before[part]).filter(([key]) => key !== name)),
});

describe('M8: code of the version before, on a schema of now', () => {
  it.each([
    ['as it was', before],
    ['with a column that may be empty or fills itself', having({ columns: { 'users.bio': empty } })],
    ['with a filled column', having({ columns: { 'users.since': { type: 'date', optional: true, nullable: false } } })],
    ['with a wider type', having({ columns: { 'users.age': { ...empty, type: 'bigint' } } })],
    ['with a table of its own', having({ columns: { 'notes.text': text }, rules: { 'notes: k': 'UNIQUE (text)' } })],
    [
      'with a check of new columns alone',
      having({ columns: { 'users.bio': empty }, rules: { 'users: bio_check': `CHECK ((bio <> ''::text))` } }),
    ],
    ['with another function', having({ functions: { 'iso(at timestamp)': 'text' } })],
    ['with a check less', without('rules', 'users: users_age_check')],
  ])('goes on, %s', (_, now) => {
    expect(breaksCodeFor(before, now)).toEqual([]);
  });

  it.each([
    ['column users.phone is gone', without('columns', 'users.phone')],
    [
      'column users.age was integer and is smallint',
      having({ columns: { 'users.age': { ...empty, type: 'smallint' } } }),
    ],
    ['column users.phone must be written now', having({ columns: { 'users.phone': text } })],
    [
      'column users.phone must not be empty any more',
      having({ columns: { 'users.phone': { ...empty, nullable: false } } }),
    ],
    ['column users.email may be empty now', having({ columns: { 'users.email': empty } })],
    ['column users.team is new and must be written', having({ columns: { 'users.team': text } })],
    ['function iso(at date) is gone or gives something else', having({ functions: { 'iso(at date)': 'date' } })],
    ['rule users: phone_check is new: CHECK (phone)', having({ rules: { 'users: phone_check': 'CHECK (phone)' } })],
    [
      'rule users: reach_check is new: CHECK ((bio IS NOT NULL OR phone IS NOT NULL))',
      having({
        columns: { 'users.bio': empty },
        rules: { 'users: reach_check': 'CHECK ((bio IS NOT NULL OR phone IS NOT NULL))' },
      }),
    ],
    ['rule users: users_email_key is gone', without('rules', 'users: users_email_key')],
  ])('breaks: %s', (fault, now) => {
    expect(breaksCodeFor(before, now)).toEqual([fault]);
  });

  it('goes on without what it was made ready to lose', () => {
    const now = without('columns', 'users.phone');
    expect(breaksCodeFor(before, now, ['column users.phone'])).toEqual([]);
  });
});
