import { adminCreateUserBody, adminUpdateUserBody } from '@workboard/contracts/api/admin';
import { adminCreateJobBody, adminUpdateJobBody } from '@workboard/contracts/api/jobs';
import { say } from '@workboard/contracts/sentences';
import { z } from 'zod';
import { noCompany } from './no-company.js';
import type { UserValues } from './user-values.js';

/** Only employers belong to a company: another role clears it, as 'No Company' does (spec §5). */
const tidyCompany = (value: unknown): unknown => {
  const values = value as UserValues;
  const isNone = values.role !== 'employer' || values.companyId === noCompany;
  return isNone ? { ...values, companyId: null } : values;
};

/** An employer's company must be chosen, if only as 'No Company': an empty choice reaches here as missing. */
const companyChosen = (value: unknown, context: z.RefinementCtx): void => {
  const { role, companyId } = value as UserValues;
  if (role === 'employer' && companyId === '') {
    context.addIssue({ code: 'custom', path: ['companyId'], message: 'Please select a company' });
  }
};

const form = <Output>(body: z.ZodType<Output>) =>
  z.unknown().superRefine(companyChosen).transform(tidyCompany).pipe(body);

export const createUserForm = form(adminCreateUserBody);
export const updateUserForm = form(adminUpdateUserBody);

const hasLocation = ({ location }: { location?: string | null }): boolean => Boolean(location);
const locationRule = { path: ['location'], message: say.companyLocationRequired };

/** The super admin's job forms ask for the place too (spec §5 "Admin job form"). */
export const createJobForm = adminCreateJobBody.refine(hasLocation, locationRule);
export const updateJobForm = adminUpdateJobBody.refine(hasLocation, locationRule);
