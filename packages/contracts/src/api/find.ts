import { z } from 'zod';
import { applicationStatuses, companyStatuses, roles } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { delivery } from './deliveries.js';

/** What one box finds. */
export const foundKinds = ['people', 'companies', 'jobs', 'applications', 'mails'] as const;
export type FoundKind = (typeof foundKinds)[number];
/** How many of each kind are shown; the lists have the others. */
export const mostFound = 5;

export const findQuery = z.object({
  /** Words of a name, a title or an address, a number, or a reference such as `WB-001206`. */
  q: field.text({ required: 'Please type what you look for', min: 2, max: 100 }),
});

const foundPerson = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isVerified: z.boolean(),
});
const foundCompany = z.object({ id: z.int(), name: z.string(), location: z.string(), status: z.enum(companyStatuses) });
const foundJob = z.object({ id: z.int(), title: z.string(), company: z.string(), published: z.boolean() });
const foundApplication = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.enum(applicationStatuses),
  appliedAt: field.isoInstant,
  userId: z.int(),
  /** Null when there is no account any more, or accounts are away. */
  applicant: z.string().nullable(),
  jobId: z.int(),
  job: z.string().nullable(),
});
const foundMail = delivery.pick({ id: true, channel: true, address: true, state: true, title: true, createdAt: true });

/** What was found of each kind, the newest first (decision P55). */
export const found = z
  .object({
    people: z.array(foundPerson),
    companies: z.array(foundCompany),
    jobs: z.array(foundJob),
    applications: z.array(foundApplication),
    mails: z.array(foundMail),
    /** Kinds that could not be asked now: there may be more than is shown. */
    away: z.array(z.enum(foundKinds)),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof found>;

export const findApi = {
  find: route({
    method: 'GET',
    path: '/admin/find',
    summary: 'People, companies, jobs, applications and mails by words, numbers, addresses or references',
    access: ['super_admin'],
    query: findQuery,
    answer: found,
    limit: 'find',
  }),
};
