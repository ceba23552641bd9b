import { dayOf } from '@workboard/contracts';
import type { Client } from 'pg';
import type { DemoData, DemoUser } from '../types.js';
import type { DemoFiles } from './files.js';
import { insertRows } from './rows.js';

/** Whose recommendations are made right after the start; the others get theirs in the next night. */
const shownFirst = 'seeker@workboard.test';

const textOf = ({ bio, skills, experience, education }: DemoUser): string =>
  [bio, skills.join(', '), experience, education].filter((part) => part).join('\n');

/**
 * The schema `ranking`: the text of the resumes, which is known without reading ninety PDFs back. Today counts as done for
 * the nightly recommendations, so that a first start has the machine to itself.
 */
export const loadRanking = async (
  client: Client,
  { data, files, at }: { data: DemoData; files: DemoFiles; at: Date },
): Promise<void> => {
  await insertRows(
    client,
    'ranking.resume_texts',
    data.users.flatMap((user) => {
      const resume = files.resumes.get(user.id);
      return resume ? [{ fileId: resume.id, userId: user.id, text: textOf(user), flags: [], pages: 1 }] : [];
    }),
  );
  await insertRows(client, 'ranking.nights', [{ day: dayOf(at) }]);
  const first = data.users.filter(({ email }) => email === shownFirst);
  await insertRows(
    client,
    'ranking.work',
    first.map(({ id }) => ({ kind: 'recommend', key: String(id) })),
  );
};
