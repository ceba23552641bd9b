import { adminCreateUserBody, adminUpdateUserBody } from '@workboard/contracts/api/admin';
import { adminCreateJobBody, adminUpdateJobBody } from '@workboard/contracts/api/jobs';
import { linkEmployerBody } from '@workboard/contracts/api/team';
import * as field from '@workboard/contracts/fields';
import { say } from '@workboard/contracts/sentences';
import { z } from 'zod';
import { noCompany } from './form-marks.js';
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

/** One complaint, however much of the pair is missing (spec §5 "Link employer"). */
const pairChosen = (value: unknown, context: z.RefinementCtx): void => {
  const { userId, companyId } = value as Record<'userId' | 'companyId', string>;
  const missing = [...(userId === '' ? ['userId'] : []), ...(companyId === '' ? ['companyId'] : [])];
  if (missing.length > 0) {
    context.addIssue({ code: 'custom', path: missing.slice(0, 1), message: say.linkBothRequired });
  }
};

const form = <Output>(body: z.ZodType<Output>) =>
  z.unknown().superRefine(companyChosen).transform(tidyCompany).pipe(body);

export const linkEmployerForm = z.unknown().superRefine(pairChosen).pipe(linkEmployerBody);
export const createUserForm = form(adminCreateUserBody);
export const updateUserForm = form(adminUpdateUserBody);

/** The super admin's job forms ask for the company and the place too (spec §5 "Admin job form"). */
const alsoRequired = {
  companyId: z.coerce.number().int().min(1, chooseCompany),
  location: field.text({ required: say.companyLocationRequired }),
};
export const createJobForm = adminCreateJobBody.safeExtend(alsoRequired);
export const updateJobForm = adminUpdateJobBody.safeExtend(alsoRequired);
