import { z } from 'zod';
import { applicationStatuses, companyStatuses } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { idParams } from './common.js';
import { replyRate, teamMemberFigures } from './figures.js';
import { user } from './users.js';

/** Why two companies may be one: people would take their names for each other, or they can be reached at the same place. */
export const likenesses = ['name', 'phone', 'email', 'website'] as const;
export type Likeness = (typeof likenesses)[number];

/** A company that looks like another one. */
export const likeCompany = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.enum(companyStatuses),
    location: z.string(),
    alike: z.array(z.enum(likenesses)),
  })
  .meta({ id: 'LikeCompany' });
export type LikeCompany = z.infer<typeof likeCompany>;

/** Somebody of a company's team; `lastSignInAt` is null for who never came, or not within a year. */
export const companyPerson = user
  .pick({ id: true, firstName: true, lastName: true, email: true, phone: true, role: true, isVerified: true })
  .extend({
    isOwner: z.boolean(),
    /** The account is being closed. */
    isLeaving: z.boolean(),
    createdAt: field.isoInstant,
    lastSignInAt: field.isoInstant.nullable(),
  })
  .meta({ id: 'CompanyPerson' });
export type CompanyPerson = z.infer<typeof companyPerson>;

/** What became of the applications to a company's jobs; `replies` and `team` as its own people see them (decision P57). */
export const companyApplications = z
  .object({
    total: z.int(),
    lastMonth: z.int(),
    withdrawn: z.int(),
    /** Without those that were withdrawn. */
    statuses: z.record(z.enum(applicationStatuses), z.int()),
    replies: replyRate,
    team: z.array(teamMemberFigures),
  })
  .meta({ id: 'CompanyApplications' });
export type CompanyApplications = z.infer<typeof companyApplications>;

const access = ['super_admin'] as const;
const refuses = ['company_not_found'] as const;

/** What a super admin reads of one company beside its jobs, cases, messages and lines of the trail (decision P70). */
export const adminRecordsApi = {
  people: route({
    method: 'GET',
    path: '/admin/companies/{id}/people',
    summary: 'The team of a company, with when each signed in last',
    access,
    params: idParams,
    answer: z.array(companyPerson),
    refuses,
  }),
  likeCompanies: route({
    method: 'GET',
    path: '/admin/companies/{id}/like',
    summary: 'Companies with a similar name, or with the same phone, mail domain or website',
    access,
    params: idParams,
    answer: z.array(likeCompany),
    refuses,
  }),
  applications: route({
    method: 'GET',
    path: '/admin/companies/{id}/applications',
    summary: "What became of the applications to a company's jobs",
    access,
    params: idParams,
    answer: companyApplications,
    refuses,
  }),
};
