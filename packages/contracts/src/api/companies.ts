import { z } from 'zod';
import { foundedYearMin } from '../constants.js';
import { companyStatuses } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams } from './common.js';
import { choice, pageShape } from './paging.js';

export const company = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    logo: z.string().nullable(),
    website: z.string().nullable(),
    industry: z.string(),
    size: z.string(),
    location: z.string(),
    postalAddress: z.string().nullable(),
    businessLocation: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    foundedYear: z.int().nullable(),
    benefits: z.array(z.string()),
    culture: z.string().nullable(),
    status: z.enum(companyStatuses),
    ownerId: z.int().nullable(),
    /** What it was called before, for 90 days after a change of name (decision P22). */
    previousName: z.string().nullable(),
    renamedAt: field.isoInstant.nullable(),
    /** Since when it is not authorised any more; null for one that waits for the first time. */
    revokedAt: field.isoInstant.nullable(),
    createdAt: field.isoInstant,
    /** Grows with every change. */
    version: z.int(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof company>;

/** What of a company stands inside a job (decision W4). */
export const companySummary = company
  .pick({ id: true, name: true, logo: true, industry: true, location: true })
  .extend({ previousName: company.shape.previousName.optional() })
  .meta({ id: 'CompanySummary' });
export type CompanySummary = z.infer<typeof companySummary>;

const foundedYear = z.preprocess(
  (value) => (typeof value === 'string' ? (value.trim() === '' ? null : Number(value)) : value),
  z
    .number({ error: say.foundedYearInvalid })
    .int(say.foundedYearInvalid)
    .min(foundedYearMin, say.foundedYearInvalid)
    .refine((year) => year <= new Date().getFullYear(), say.foundedYearInvalid)
    .nullish(),
);

const required = {
  name: field.text({ required: say.companyNameMin, min: 2 }),
  description: field.text({ required: say.companyDescriptionMin, min: 10, max: 10_000 }),
  industry: field.text({ required: say.industryRequired, min: 2 }),
  location: field.text({ required: say.companyLocationRequired, min: 2 }),
  size: field.text({ required: say.companySizeRequired, min: 1, max: 40 }),
};

const companyDetailsShape = {
  website: field.optionalWebsite,
  postalAddress: field.optionalText(500),
  businessLocation: field.optionalText(),
  phone: field.optionalPhone,
  email: field.optionalEmail,
  foundedYear,
  benefits: field.textList().optional(),
  culture: field.optionalText(5000),
  logo: field.optionalText(500),
};

/** Company create form (spec §5). `ownerId`, which the web app sends, must be the caller's own id. */
export const createCompanyBody = z.object({
  ...required,
  ...companyDetailsShape,
  ownerId: field.optionalId,
  ...field.readOnlyFields('id', 'status', 'previousName', 'renamedAt', 'createdAt'),
});
export type CreateCompany = z.output<typeof createCompanyBody>;

const changes = {
  version: field.baseVersion,
  name: required.name.optional(),
  description: required.description.optional(),
  industry: required.industry.optional(),
  location: required.location.optional(),
  size: required.size.optional(),
  ...companyDetailsShape,
};

/** Company edit form: all fields or some. */
export const updateCompanyBody = z.object({
  ...changes,
  ...field.readOnlyFields('id', 'status', 'ownerId', 'previousName', 'renamedAt', 'createdAt'),
});
export type UpdateCompany = z.output<typeof updateCompanyBody>;

/** Compared trimmed and in lower case (spec §3). */
const status = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.enum(companyStatuses).optional(),
);

/** A super admin may create for any owner, or for none yet. */
export const adminCreateCompanyBody = z.object({
  ...required,
  ...companyDetailsShape,
  ownerId: field.optionalId,
  status,
  ...field.readOnlyFields('id', 'previousName', 'renamedAt', 'createdAt'),
});
export type AdminCreateCompany = z.output<typeof adminCreateCompanyBody>;
export const adminUpdateCompanyBody = z.object({
  ...changes,
  ownerId: field.optionalId,
  status,
  ...field.readOnlyFields('id', 'previousName', 'renamedAt', 'createdAt'),
});
export type AdminUpdateCompany = z.output<typeof adminUpdateCompanyBody>;

/** Super admins may narrow the list to a status; everybody else sees what is public and their own (decisions P8, W11). */
export const listCompaniesQuery = z.object({
  ...pageShape,
  status: choice('Status', companyStatuses),
  sort: choice('Sort', ['name', 'newest', 'oldest']),
});
export type ListCompanies = Partial<z.output<typeof listCompaniesQuery>>;
const companyPage = z.object({ companies: z.array(company), total: z.int() }).meta({ id: 'CompanyPage' });

export const companiesApi = {
  list: route({
    method: 'GET',
    path: '/companies',
    summary: 'Authorised companies, and your own',
    access: 'public',
    query: listCompaniesQuery,
    answer: z.union([z.array(company), companyPage]),
  }),
  get: route({
    method: 'GET',
    path: '/companies/{id}',
    summary: 'A company',
    access: 'public',
    scope: 'jobs:read',
    params: idParams,
    answer: company,
    refuses: ['company_not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/companies',
    summary: 'Create your company',
    access: ['employer'],
    body: createCompanyBody,
    answer: company,
    status: 201,
    changesLists: true,
    refuses: ['has_company'],
  }),
  update: route({
    method: 'PUT',
    path: '/companies/{id}',
    summary: 'Change your company',
    access: ['employer', 'super_admin'],
    params: idParams,
    body: updateCompanyBody,
    answer: company,
    changesLists: true,
    refuses: ['not_company_editor'],
  }),
};
