import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import * as field from './fields.js';

const read = (schema: z.ZodType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : { refused: result.error.issues[0]?.message };
};
const refused = (message: string) => ({ refused: message });

const phoneInvalid = 'Please enter a phone number, such as 7123 4567 or +675 7123 4567';

describe('fields of forms', () => {
  it.each([
    ['  Mary@Example.COM ', 'mary@example.com'],
    ["o'neil+jobs@mail.example.com.pg", "o'neil+jobs@mail.example.com.pg"],
    ['mary', refused('Please enter a valid email address')],
    ['mary@localhost', refused('Please enter a valid email address')],
    ['a..b@example.com', refused('Please enter a valid email address')],
    ['mary@exämple.com', refused('Please enter a valid email address')],
    [null, refused('Please enter a valid email address')],
  ])('email %j is %j', (sent, kept) => {
    expect(read(field.email, sent)).toEqual(kept);
  });

  it.each([
    [' text ', 'text'],
    ['  ', null],
    [null, null],
    [undefined, undefined],
    ['longer', refused('Must be at most 5 characters')],
  ])('optional text %j is %j', (sent, kept) => {
    expect(read(field.optionalText(5), sent)).toEqual(kept);
  });

  it.each([
    ['7123 4567', '7123 4567'],
    [' +675 7123 4567 ', '+675 7123 4567'],
    ['675 71234567', '675 71234567'],
    ['(321) 4567', '(321) 4567'],
    ['+675 321 4567 ext 12', '+675 321 4567 ext 12'],
    ['0061 412 345 678', '0061 412 345 678'],
    ['+61 412 345 678', '+61 412 345 678'],
    ['', null],
    ['abc', refused(phoneInvalid)],
    ['7123', refused(phoneInvalid)],
    ['7123 4567 8', refused(phoneInvalid)],
    ['+675 7123 45678', refused(phoneInvalid)],
    ['+1 234 567 890', refused(phoneInvalid)],
    ['+999 7123 4567', refused(phoneInvalid)],
    ['7123 4567 / 7123 4568', refused(phoneInvalid)],
    ['call me 71234567', refused(phoneInvalid)],
    [71234567, refused(phoneInvalid)],
  ])('telephone number %j is %j', (sent, kept) => {
    expect(read(field.optionalPhone, sent)).toEqual(kept);
  });

  it.each([
    ['https://example.com.pg/a', 'https://example.com.pg/a'],
    ['', null],
    ['linkedin.com/in/meri', 'https://linkedin.com/in/meri'],
    [' example.com.pg ', 'https://example.com.pg'],
    ['example.com:8443/a?b#c', 'https://example.com:8443/a?b#c'],
    ['meri', refused('Please enter a valid URL')],
    ['see example.com now', refused('Please enter a valid URL')],
    ['javascript:alert(1)', refused('Please enter a valid URL')],
    ['https://mary:secret@example.com', refused('Please enter a valid URL')],
  ])('address %j is %j', (sent, kept) => {
    expect(read(field.optionalUrl, sent)).toEqual(kept);
  });

  it.each([
    ['www.example.com.pg', 'www.example.com.pg'],
    ['http://example.com', 'http://example.com'],
    ['example', refused('Please enter a valid website URL')],
    ['ftp://example.com', refused('Please enter a valid website URL')],
    ['exam ple.com', refused('Please enter a valid website URL')],
  ])('website %j is %j', (sent, kept) => {
    expect(read(field.optionalWebsite, sent)).toEqual(kept);
  });

  it.each([
    [60_000, 60_000],
    [' 60000 ', 60_000],
    ['', null],
    [-1, refused('Please enter a valid salary amount')],
    [1.5, refused('Please enter a valid salary amount')],
    ['a lot', refused('Please enter a valid salary amount')],
  ])('amount %j is %j', (sent, kept) => {
    expect(read(field.optionalAmount, sent)).toEqual(kept);
  });

  it.each([
    ['12', 12],
    [field.maxId, field.maxId],
    [field.maxId + 1, refused('Invalid id')],
    [0, refused('Invalid id')],
    ['1e3', refused('Invalid id')],
    [null, refused('Invalid id')],
  ])('id %j is %j', (sent, kept) => {
    expect(read(field.id, sent)).toEqual(kept);
  });

  it.each([
    [
      [' a ', '', 'b', 'a', null],
      ['a', 'b'],
    ],
    [['Defensive driving', 'defensive driving '], ['Defensive driving']],
    [[['a', 'b']], ['a', 'b']],
    [null, []],
    ['a', refused('Invalid input: expected array, received string')],
    [['a', 'b', 'c', 'd'], refused('At most 3 entries')],
  ])('list %j is %j', (sent, kept) => {
    expect(read(field.textList({ maxItems: 3 }), sent)).toEqual(kept);
  });

  it.each([
    ['Lae, Madang,,Lae', ['Lae', 'Madang']],
    [
      ['Lae', 'Madang'],
      ['Lae', 'Madang'],
    ],
    [undefined, undefined],
  ])('several values %j are %j', (sent, kept) => {
    expect(read(field.csv, sent)).toEqual(kept);
  });

  it('refuse what only the server sets', () => {
    const form = z.object({ title: z.string(), ...field.readOnlyFields('id') });
    expect(read(form, { title: 'x' })).toEqual({ title: 'x' });
    expect(read(form, { title: 'x', id: 1 })).toEqual(refused('This field cannot be set here'));
  });

  it('name the bounds of a number in a query', () => {
    const limit = field.wholeNumber({ name: 'Limit', min: 1, max: 10 });
    expect(read(limit, '10')).toBe(10);
    expect(read(limit, '11')).toEqual(refused('Limit must be a whole number from 1 to 10'));
    expect(read(limit, 'x')).toEqual(refused('Limit must be a whole number from 1 to 10'));
  });
});

describe('names of people', () => {
  const name = field.personName({ required: 'Name is required' });

  it.each(["O'Connor", 'J.R. Kila', 'St. John', 'Mere-Ann', 'Nātahu', '<b>Vagi</b>', 'Vagi/Oala'])(
    'may be %s',
    (text) => {
      expect(name.safeParse(text).success).toBe(true);
    },
  );

  it.each([
    'you won K10,000! Claim now: https://evil.example/png',
    'www.evil.pg',
    'see evil.com now',
    'claim at evil.xyz/png',
    '//evil',
    'write to a@evil.org',
  ])('never carry a link: %s', (text) => {
    const { error } = name.safeParse(text);
    expect(error?.issues[0]?.message).toBe('Names must not contain links or web addresses');
  });
});
