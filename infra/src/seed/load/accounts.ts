import { fileUrl } from '@workboard/contracts';
import type { Client } from 'pg';
import type { DemoData } from '../types.js';
import type { DemoFiles } from './files.js';
import { insertNumbered, insertRows, omit } from './rows.js';

/** The schema `auth`: accounts with one shared password hash, their resumes, and what it knows of companies. */
export const loadAccounts = async (
  client: Client,
  { data, files, passwordHash }: { data: DemoData; files: DemoFiles; passwordHash: string },
): Promise<void> => {
  const { users, companies } = data;
  await insertNumbered(
    client,
    'auth.users',
    users.map((user) => {
      const resume = files.resumes.get(user.id);
      return {
        ...omit(user, 'career', 'verified'),
        passwordHash,
        resume: resume ? fileUrl('resume', resume.id) : null,
        isVerified: user.verified,
        emailVerified: user.verified,
      };
    }),
  );
  const nameOf = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName} CV.pdf`]));
  const resumes = [...files.resumes].map(([userId, { id, body, sha256 }]) => ({
    id,
    userId,
    name: nameOf.get(userId) ?? null,
    size: body.length,
    sha256,
  }));
  await insertRows(client, 'auth.resume_files', resumes);
  await insertRows(
    client,
    'auth.company_copies',
    companies.map(({ id, ownerId }) => ({ id, version: 1, ownerId })),
  );
};
