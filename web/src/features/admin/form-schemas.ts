import { adminCreateUserBody, adminUpdateUserBody } from '@workboard/contracts/api/admin';
import { adminCreateJobBody, adminUpdateJobBody } from '@workboard/contracts/api/jobs';
import * as field from '@workboard/contracts/fields';
import { say } from '@workboard/contracts/sentences';
import { z } from 'zod';
import { noCompany } from './no-company.js';
import type { UserValues } from './user-values.js';

const chooseCompany = 'Please select a company';

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
    context.addIssue({ code: 'custom', path: ['companyId'], message: chooseCompany });
  }
};

const form = <Output>(body: z.ZodType<Output>) =>
  z.unknown().superRefine(companyChosen).transform(tidyCompany).pipe(body);

export const createUserForm = form(adminCreateUserBody);
export const updateUserForm = form(adminUpdateUserBody);

/** The super admin's job forms ask for the company and the place too (spec §5 "Admin job form"). */
const alsoRequired = {
  companyId: z.coerce.number().int().min(1, chooseCompany),
  location: field.text({ required: say.companyLocationRequired }),
};
export const createJobForm = adminCreateJobBody.safeExtend(alsoRequired);
export const updateJobForm = adminUpdateJobBody.safeExtend(alsoRequired);
