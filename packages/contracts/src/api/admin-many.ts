import { z } from 'zod';
import { bulkDecisionMax } from '../constants.js';
import { companyStatuses, jobStatuses } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { decidedMany } from './applications.js';

const chooseRows = 'Please choose at least one';
const tooManyRows = `Please choose at most ${bulkDecisionMax} at once`;
const changeRequired = 'Please choose one thing to change';

const ids = z.array(field.id).min(1, chooseRows).max(bulkDecisionMax, tooManyRows);
const reason = field.optionalText(1000);

export const userActs = ['verify', 'resend_verification'] as const;
export const changeUsersBody = z.object({ ids, act: z.enum(userActs, { error: changeRequired }) });
export type ChangeUsers = z.output<typeof changeUsersBody>;

/** `reason` is read by the owners of what is deauthorised. */
export const changeCompaniesBody = z.object({
  ids,
  status: z.enum(companyStatuses, { error: changeRequired }),
  reason,
});
export type ChangeCompanies = z.output<typeof changeCompaniesBody>;

/** Either what everybody sees or what the company switches; `reason` goes with what is unpublished. */
export const changeJobsBody = z
  .object({ ids, published: z.boolean().optional(), status: z.enum(jobStatuses).optional(), reason })
  .refine(({ published, status }) => (published === undefined) !== (status === undefined), {
    path: ['published'],
    message: changeRequired,
  });
export type ChangeJobs = z.output<typeof changeJobsBody>;

const access = ['super_admin'] as const;

/**
 * One act of a super admin on several (decision P71): each by itself, as the single call does it; who is refused, or stands
 * so already, is named and stops no other.
 */
export const adminManyApi = {
  users: route({
    method: 'PUT',
    path: '/admin/users',
    summary: 'Verify several users, or mail them the verification link again',
    access,
    body: changeUsersBody,
    answer: decidedMany,
  }),
  companies: route({
    method: 'PUT',
    path: '/admin/companies',
    summary: 'Authorise or deauthorise several companies',
    access,
    body: changeCompaniesBody,
    answer: decidedMany,
    changesLists: true,
  }),
  jobs: route({
    method: 'PUT',
    path: '/admin/jobs',
    summary: 'Publish, unpublish, close or reopen several jobs',
    access,
    body: changeJobsBody,
    answer: decidedMany,
    changesLists: true,
  }),
};
