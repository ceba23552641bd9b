import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileUrl } from '@workboard/contracts';
import { line, pdfOf, waitFor } from '@workboard/test-kit';
import { pngCases } from '../testing/png-cases.js';
import { startWorld, type World } from '../testing/world.js';
import { ResumeTexts } from './resume-texts.js';

const [{ job, strong, elsewhere }] = pngCases as [(typeof pngCases)[0]];
const silent = { skills: [], experience: '' };
let world: World;

beforeAll(async () => {
  world = await startWorld();
  world.postJob(7, job);
});
afterAll(() => world.stop());

const upload = async (userId: number, ...lines: string[]): Promise<string> => {
  const fileId = randomUUID();
  world.apply(userId, { jobId: 7, person: silent, resume: fileUrl('resume', fileId) });
  await world.upload(fileId, pdfOf(lines.map((text, at) => line(text, { y: 780 - 30 * at, size: 8 })).join('\n')));
  await world.deliver('resume.uploaded', { userId, fileId });
  await waitFor(async () => (await world.count('work', `kind = 'extract'`)) === 0, { what: 'the resume to be read' });
  return fileId;
};

describe('resumes', () => {
  it('are read once after the upload, and count in the ranking', async () => {
    await upload(1, strong.experience);
    world.apply(2, { jobId: 7, person: elsewhere });
    const { rankings } = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(rankings[0]).toMatchObject({ applicationId: 1 });
    expect(rankings[0]?.reasons.some(({ source }) => source === 'resume')).toBe(true);
  });

  it('without text are flagged and cost nothing', async () => {
    await upload(3);
    world.apply(4, { jobId: 7, person: strong });
    const scan = randomUUID();
    world.apply(5, { jobId: 7, person: strong, resume: fileUrl('resume', scan) });
    await world.upload(scan, pdfOf('0.5 g 0 0 595 842 re f'));
    await world.deliver('resume.uploaded', { userId: 5, fileId: scan });
    await waitFor(() => world.count('resume_texts', `file_id = '${scan}'`), { what: 'the scan to be read' });
    const { rankings } = await world.employer.rank({ jobId: 7, limit: 10 });
    const of = (id: number) => rankings.find(({ applicationId }) => applicationId === id);
    expect(of(5)?.flags).toContain('no-text');
    expect(of(5)?.score).toBe(of(4)?.score);
  });

  it('that are gone are not read, and their text goes with them unless an application carries it', async () => {
    const kept = await upload(6, 'Electrician in Lae since 2010.');
    await world.deliver('resume.removed', { userId: 6, fileId: kept });
    expect(await world.count('resume_texts', `file_id = '${kept}'`)).toBe(1);
    world.applications.delete(6);
    await world.deliver('resume.removed', { userId: 6, fileId: kept });
    expect(await world.count('resume_texts', `file_id = '${kept}'`)).toBe(0);
  });

  it('of a deleted person are not written by work that was under way', async () => {
    await world.deliver('user.deleted', { userId: 8 });
    const fileId = randomUUID();
    await world.running.app.get(ResumeTexts).store({ fileId, userId: 8, text: 'late', flags: [], pages: 1 });
    expect(await world.count('resume_texts', 'user_id = 8')).toBe(0);
  });
});
