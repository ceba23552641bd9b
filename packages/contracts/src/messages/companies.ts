import { z } from 'zod';
import { type DomainCheck, validateEmailDomainBody } from '../api/admin.js';
import { changeCompaniesBody } from '../api/admin-many.js';
import type { LikeCompany } from '../api/admin-records.js';
import type { DecidedMany } from '../api/applications.js';
import {
  adminCreateCompanyBody,
  adminUpdateCompanyBody,
  type Company,
  createCompanyBody,
  type ListCompanies,
  updateCompanyBody,
} from '../api/companies.js';
import type { Page } from '../api/paging.js';
import { companyStatuses } from '../enums.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, read, write } from '../message.js';

const id = z.object({ id: field.id });

export const companiesService = defineService('companies', {
  personalData,
  /** The whole list. */
  list: read<Company[]>()(nothing),
  page: read<Page<Company>>()(checked<ListCompanies>()),
  get: read<Company>()(id),
  byIds: read<Company[]>()(z.object({ ids: z.array(field.id).max(5000) })),
  create: write<Company>()(createCompanyBody),
  update: write<Company>()(z.object({ id: field.id, changes: updateCompanyBody })),

  adminList: read<Company[]>()(nothing),
  adminPage: read<Page<Company>>()(checked<ListCompanies>()),
  adminGet: read<Company>()(id),
  adminCreate: write<Company>()(adminCreateCompanyBody),
  adminUpdate: write<Company>()(z.object({ id: field.id, changes: adminUpdateCompanyBody })),
  adminRemove: write<null>()(id),
  /** `reason` is what the owner reads of a revocation or refusal. */
  setStatus: write<Company>()(
    z.object({ id: field.id, status: z.enum(companyStatuses), reason: field.optionalText(1000) }),
  ),
  /** Decides about each by itself; what stands so already is refused as `unchanged` (decision P71). */
  setStatuses: write<DecidedMany>()(changeCompaniesBody),
  /** Companies that look like this one, the most alike first (decision P70). */
  like: read<LikeCompany[]>()(id),
  /** Compares with the domain of the company's e-mail, else of its website (decision A14). */
  validateEmailDomain: read<DomainCheck>()(validateEmailDomainBody),

  /** Without a company the logo waits for the one its uploader creates next; unused ones are swept after 24 h. */
  attachLogo: write<{ url: string }>()(
    z.object({ fileId: z.uuid(), companyId: field.id.nullable(), size: z.int(), sha256: z.string() }),
  ),
  detachLogo: write<null>()(z.object({ companyId: field.id })),
  logoExists: read<boolean>()(z.object({ fileId: z.uuid() })),
});
