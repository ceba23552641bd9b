import { describe, expect, it } from '@jest/globals';
import type { MessageTemplate } from '@workboard/contracts';
import { builtInTemplates } from '@workboard/contracts/message-templates';
import { isBlinded, recipientOf } from './recipients.js';
import { byLanguage, offered } from './templates.js';

const own = (fields: Partial<MessageTemplate>): MessageTemplate => ({
  id: 1,
  builtIn: null,
  kind: 'general',
  language: 'en',
  title: 'Ours',
  body: 'Hello',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});

describe('the templates that are offered', () => {
  it("are the product's, with the company's versions in their places and its own first", () => {
    const all = offered([own({}), own({ id: 2, builtIn: 'papers-en', title: 'Our papers' })]);
    expect(all).toHaveLength(builtInTemplates.length + 1);
    expect(all[0]).toMatchObject({ key: 'own-1', id: 1, title: 'Ours' });
    expect(all.find(({ key }) => key === 'papers-en')).toMatchObject({ id: 2, title: 'Our papers' });
    expect(all.find(({ key }) => key === 'call-en')).toMatchObject({ id: null, builtIn: 'call-en' });
  });

  it('stand under their language', () => {
    expect(byLanguage(offered([])).map(({ label }) => label)).toEqual(['English', 'Tok Pisin']);
    expect(byLanguage([])).toEqual([]);
  });
});

const application = (firstName: string, lastName: string) => ({
  id: 12,
  job: { title: 'Cook' },
  user: { firstName, lastName },
});

describe('whom a message goes to', () => {
  it('is named in the preview, but not in the blind view', () => {
    expect(recipientOf(application('Mere', 'Kila')).values).toEqual({
      firstName: 'Mere',
      lastName: 'Kila',
      job: 'Cook',
      reference: 'WB-000012',
    });
    const blind = application('Applicant', 'WB-000012');
    expect(isBlinded(blind)).toBe(true);
    expect(recipientOf(blind).values.firstName).toBe('[first name]');
  });
});
