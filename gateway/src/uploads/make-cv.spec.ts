import { describe, expect, it } from '@jest/globals';
import { AppError, type User } from '@workboard/contracts';
import { pdfText } from '../testing/pdf-text.js';
import { makeCv } from './make-cv.js';
import { checkResume } from './resume-check.js';

const mere = {
  firstName: 'Mere',
  lastName: 'Kila',
  email: 'mere@example.test',
  phone: '7123 4567',
  location: 'Lae, Morobe',
  bio: 'I cook for a hundred people a day. 😀 Café “Haus”',
  experience: 'Cook, Lae Lodge, 2018-2024\n- Breakfast for eighty\n\nKitchen hand, Eagles, 2015-2018',
  education: 'Grade 12, Lae Secondary, 2014',
  skills: ['Baking', 'Food safety'],
  portfolio: null,
  linkedinUrl: 'https://linkedin.com/in/mere',
  githubUrl: null,
  websiteUrl: null,
} as User;

describe('a CV made from a profile', () => {
  it.each(['plain', 'modern'] as const)('says what the profile says and passes as a resume (%s)', async (layout) => {
    const bytes = await makeCv(mere, layout);
    await checkResume(bytes);
    const [page = '', ...more] = await pdfText(bytes);
    expect(more).toEqual([]);
    for (const words of [
      'Mere Kila',
      '7123 4567 | mere@example.test | Lae, Morobe',
      'I cook for a hundred people a day.',
      'Café “Haus”',
      'Cook, Lae Lodge, 2018-2024',
      'Breakfast for eighty',
      'Kitchen hand, Eagles, 2015-2018',
      'Grade 12, Lae Secondary, 2014',
      'Baking · Food safety',
      'https://linkedin.com/in/mere',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toMatch(/null|undefined|Ø/);
  });

  it('goes on over pages when there is much to say', async () => {
    const line = 'Cook, Lae Lodge, 2018-2024, breakfast for eighty people';
    const pages = await pdfText(await makeCv({ ...mere, experience: Array(120).fill(line).join('\n') }, 'modern'));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join(' ').split(line)).toHaveLength(121);
  });

  it('asks for work experience and education first', async () => {
    const refusal: unknown = await makeCv({ ...mere, experience: ' ', education: null }, 'plain').catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(AppError);
    expect((refusal as AppError).status).toBe(400);
    expect((refusal as AppError).details).toEqual([
      { field: 'experience', message: 'Please add your work experience first' },
      { field: 'education', message: 'Please add your education first' },
    ]);
  });
});
