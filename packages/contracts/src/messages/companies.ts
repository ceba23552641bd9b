import { z } from 'zod';
import { adminApi, type DomainCheck, validateEmailDomainBody } from '../api/admin.js';
import { adminManyApi, changeCompaniesBody } from '../api/admin-many.js';
import { adminRecordsApi, type LikeCompany } from '../api/admin-records.js';
import type { DecidedMany } from '../api/applications.js';
import {
  companiesApi,
  adminCreateCompanyBody,
  adminUpdateCompanyBody,
  type Company,
  createCompanyBody,
  type ListCompanies,
  updateCompanyBody,
} from '../api/companies.js';
import type { Page } from '../api/paging.js';
import { companyStatuses } from '../enums.js';
import { uploadsApi } from '../api/uploads.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, read, write } from '../message.js';
import { statusMessages } from '../service-status.js';

const id = z.object({ id: field.id });

export const companiesService = defineService('companies', {
  personalData,
  ...statusMessages,
  /** The whole list. */
  list: read<Company[]>()('internal', nothing),
  page: read<Page<Company>>()(companiesApi.list, checked<ListCompanies>()),
  get: read<Company>()(companiesApi.get, id),
  byIds: read<Company[]>()('internal', z.object({ ids: z.array(field.id).max(5000) })),
  create: write<Company>()(companiesApi.create, createCompanyBody),
  update: write<Company>()(companiesApi.update, z.object({ id: field.id, changes: updateCompanyBody })),

  adminList: read<Company[]>()(adminApi.companies, nothing),
  adminPage: read<Page<Company>>()(adminApi.companies, checked<ListCompanies>()),
  adminGet: read<Company>()(adminApi.company, id),
  adminCreate: write<Company>()(adminApi.createCompany, adminCreateCompanyBody),
  adminUpdate: write<Company>()(adminApi.updateCompany, z.object({ id: field.id, changes: adminUpdateCompanyBody })),
  adminRemove: write<null>()(adminApi.removeCompany, id),
  /** `reason` is what the owner reads of a revocation or refusal. */
  setStatus: write<Company>()(
    adminApi.authorise,
    z.object({ id: field.id, status: z.enum(companyStatuses), reason: field.optionalText(1000) }),
  ),
  /** Decides about each by itself; what stands so already is refused as `unchanged` (decision P71). */
  setStatuses: write<DecidedMany>()(adminManyApi.companies, changeCompaniesBody),
  /** Companies that look like this one, the most alike first (decision P70). */
  like: read<LikeCompany[]>()(adminRecordsApi.likeCompanies, id),
  /** Compares with the domain of the company's e-mail, else of its website (decision A14). */
  validateEmailDomain: read<DomainCheck>()(adminApi.validateEmailDomain, validateEmailDomainBody),

  /** Without a company the logo waits for the one its uploader creates next; unused ones are swept after 24 h. */
  attachLogo: write<{ url: string }>()(
    ['employer', 'admin', 'super_admin'],
    z.object({ fileId: z.uuid(), companyId: field.id.nullable(), size: z.int(), sha256: z.string() }),
  ),
  detachLogo: write<null>()(uploadsApi.removeLogo, z.object({ companyId: field.id })),
  logoExists: read<boolean>()('internal', z.object({ fileId: z.uuid() })),
});
