import type { Company, EventPayload } from '@workboard/contracts';
import type { CompanyEntity } from './company.entity.js';

/** A company on the wire; ISO 8601 UTC instants. */
export const presentCompany = ({ version: _version, createdAt, ...company }: CompanyEntity): Company => ({
  ...company,
  createdAt: createdAt.toISOString(),
});

/** What the others keep of a company. */
export const companyFacts = (company: CompanyEntity): EventPayload<'company.changed'> => {
  const { id, version, name, logo, industry, location, status, ownerId } = company;
  return { id, version, name, logo, industry, location, status, ownerId };
};
