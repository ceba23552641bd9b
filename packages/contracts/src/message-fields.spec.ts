import { describe, expect, it } from '@jest/globals';
import { messageText, messageSubject } from './api/messages.js';
import { fillFields, unknownFieldsIn } from './message-fields.js';
import { builtInTemplates } from './message-templates.js';

const values = {
  firstName: 'Mere',
  lastName: 'Kila',
  job: 'Boat Skipper',
  company: 'Kumul {sender} Ltd',
  sender: 'Toby Wari',
  reference: 'WB-000012',
};
const complaint = (text: unknown): string | undefined => messageText.safeParse(text).error?.issues[0]?.message;

describe('fields of a message (P43)', () => {
  it('are filled in whatever their case, and what a name holds is not read as a field', () => {
    expect(fillFields('Dear {firstName} {LASTNAME}, {job}: {company}, { sender }, {reference}', values)).toBe(
      'Dear Mere Kila, Boat Skipper: Kumul {sender} Ltd, Toby Wari, WB-000012',
    );
  });

  it('that do not exist are named, each once', () => {
    expect(unknownFieldsIn('{salary} {firstName} {salary} {} {job title}')).toEqual(['{salary}', '{}', '{job title}']);
    expect(complaint('Dear {name}')).toBe(
      'There is no field {name}. You can use {firstName}, {lastName}, {job}, {company}, {sender}, {reference}.',
    );
    expect(unknownFieldsIn('a { brace\nthat } ends elsewhere')).toEqual([]);
  });
});

describe('the text of a message', () => {
  it('is plain text of at most 2,000 characters, without control characters', () => {
    expect(messageText.parse('  One\r\nTwo\u0000\u202e <b>x</b> ')).toBe('One\nTwo <b>x</b>');
    expect(complaint('   ')).toBe('Please write a message');
    expect(complaint(7)).toBe('Please write a message');
    expect(complaint('x'.repeat(2000))).toBeUndefined();
    expect(complaint('x'.repeat(2001))).toBe('Must be at most 2000 characters');
  });

  it('has a subject of one line without links', () => {
    expect(messageSubject.parse(' Your\ncertificates ')).toBe('Your certificates');
    expect(messageSubject.parse('')).toBeNull();
    expect(messageSubject.safeParse('Win at www.evil.example').success).toBe(false);
    expect(messageSubject.safeParse('{salary}').success).toBe(false);
  });
});

const count = (language: string, kind: string): number =>
  builtInTemplates.filter((template) => template.language === language && template.kind === kind).length;

describe('the templates that come with the product', () => {
  it.each(builtInTemplates.map((template) => [template.key, template] as const))(
    '%s keeps the rules',
    (_, template) => {
      expect(messageText.parse(template.body)).toBe(template.body);
      expect(template.body).toContain('{firstName}');
      expect(template.body).toContain('{company}');
    },
  );

  it('are there in English and in Tok Pisin, rejections too', () => {
    expect(count('en', 'rejection')).toBeGreaterThan(0);
    expect(count('en', 'rejection')).toBe(count('tpi', 'rejection'));
    expect(count('en', 'general')).toBe(count('tpi', 'general'));
    expect(new Set(builtInTemplates.map(({ key }) => key)).size).toBe(builtInTemplates.length);
  });
});
