import { randomBytes } from 'node:crypto';
import type { Company, Job, Role, User } from '@workboard/contracts';
import { line, pdfOf } from '@workboard/test-kit';
import sharp from 'sharp';
import { Client, signIn } from './client.js';

export const password = 'Workboard#2026';
/** Admins get none of the site's words. */
const adminPassword = 'Kofi-bilong-Goroka#7';
export const superAdminEmail = 'admin@workboard.test';

/** Text that no other test uses. It begins with a letter: 'Deauthorise 3' is never the start of 'Deauthorise 3d6f…'. */
export const unique = (): string => `m${randomBytes(6).toString('hex')}`;

/** A small PDF that opens. */
export const pdf = (text = 'Accounts officer, Lae, 2018-2025'): Blob =>
  new Blob([new Uint8Array(pdfOf(line(text)))], { type: 'application/pdf' });

export const resumeForm = (): FormData => {
  const form = new FormData();
  form.set('resume', pdf(), 'resume.pdf');
  return form;
};

/** A square PNG. */
export const logoForm = async (): Promise<FormData> => {
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0E5A4F' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('logo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
  return form;
};

export const superAdmin = (): Promise<Client> => signIn(superAdminEmail, password);

interface NewPerson {
  role: Role;
  domain?: string;
  companyId?: number | null;
}

/** A verified user who is signed in. */
export const newPerson = async (
  admin: Client,
  { role, domain = 'people.test', companyId = null }: NewPerson,
): Promise<Client> => {
  const email = `p${unique()}@${domain}`;
  const own = role === 'admin' || role === 'super_admin' ? adminPassword : password;
  const body = { email, password: own, firstName: 'Mere', lastName: 'Kila', role, companyId };
  const { id } = await admin.must<User>('POST', '/api/admin/users', { body });
  await admin.must('PATCH', `/api/admin/users/${id}/verify`);
  return signIn(email, own);
};

const completeProfile = {
  phone: '+675 7123 4567',
  location: 'Lae',
  bio: 'Accounts officer with seven years in coffee export.',
  experience: 'Accounts officer, Morobe Coffee, 2018-2025',
  education: 'Bachelor of Commerce, Unitech, 2017',
  skills: ['Accounts payable', 'Excel'],
};

/** A job seeker who may apply: complete profile and resume. */
export const newSeeker = async (admin: Client): Promise<Client> => {
  const seeker = await newPerson(admin, { role: 'job_seeker' });
  await seeker.must('PUT', `/api/users/${seeker.user?.id}`, { body: completeProfile });
  await seeker.must('POST', '/api/upload/resume', { form: resumeForm() });
  return seeker;
};

export interface Employer {
  client: Client;
  company: Company;
  domain: string;
}

export const companyBody = (domain: string) => ({
  name: `Company ${domain}`,
  description: 'Exports green coffee from the Highlands.',
  industry: 'Agriculture',
  location: 'Goroka',
  size: '11-50',
  email: `office@${domain}`,
});

/** An employer with a company of their own, authorised unless said otherwise. */
export const newEmployer = async (admin: Client, { authorised = true } = {}): Promise<Employer> => {
  const domain = `c${unique()}.test`;
  const client = await newPerson(admin, { role: 'employer', domain });
  const company = await client.must<Company>('POST', '/api/companies', { body: companyBody(domain) });
  if (authorised) {
    await admin.must('PATCH', `/api/admin/companies/${company.id}/authorise`);
  }
  return { client, company, domain };
};

export const jobBody = (title = `Accounts Officer ${unique()}`) => ({
  title,
  description: 'Keeps the books of a coffee exporter.',
  workType: 'on-site',
  employmentType: 'full-time',
  industry: 'agriculture',
  location: 'Goroka',
  skills: ['Accounts payable'],
  salaryMin: 40_000,
  salaryMax: 60_000,
  salaryCurrency: 'PGK',
});

export const newJob = (employer: Employer, changes: object = {}): Promise<Job> =>
  employer.client.must<Job>('POST', '/api/jobs', { body: { ...jobBody(), ...changes } });

export const coverLetter =
  'I have kept the books of a coffee exporter for seven years and would like to do so for you.';
