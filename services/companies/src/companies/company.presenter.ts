import { type Company as CompanyResponse, type EventPayload, formerNameDays } from '@workboard/contracts';
import type { Company } from './company.entity.js';

const dayMs = 24 * 60 * 60 * 1000;

/** What it was called before, as long as others should still be told (decision P22). */
const formerName = ({ previousName, renamedAt }: Company): Pick<CompanyResponse, 'previousName' | 'renamedAt'> => {
  const isTold = renamedAt !== null && Date.now() - renamedAt.getTime() < formerNameDays * dayMs;
  return isTold ? { previousName, renamedAt: renamedAt.toISOString() } : { previousName: null, renamedAt: null };
};

/** A company on the wire; ISO 8601 UTC instants. */
export const presentCompany = (company: Company): CompanyResponse => ({
  id: company.id,
  name: company.name,
  description: company.description,
  logo: company.logo,
  website: company.website,
  industry: company.industry,
  size: company.size,
  location: company.location,
  postalAddress: company.postalAddress,
  businessLocation: company.businessLocation,
  phone: company.phone,
  email: company.email,
  foundedYear: company.foundedYear,
  benefits: company.benefits,
  culture: company.culture,
  status: company.status,
  ownerId: company.ownerId,
  ...formerName(company),
  revokedAt: company.revokedAt?.toISOString() ?? null,
  createdAt: company.createdAt.toISOString(),
  version: company.version,
});

/** The payload of `company.changed`: what the other services' copies hold. */
export const companyEvent = (company: Company): EventPayload<'company.changed'> => {
  const { id, version, name, logo, industry, location, status, ownerId, revokedAt } = company;
  const revoked = revokedAt !== null;
  return { id, version, name, logo, industry, location, status, ownerId, revoked, ...formerName(company) };
};
