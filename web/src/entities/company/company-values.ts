import type { Company } from '@workboard/contracts';

/** What the controls of a company form hold. */
export interface CompanyValues {
  name: string;
  description: string;
  industry: string;
  size: string;
  location: string;
  businessLocation: string;
  postalAddress: string;
  phone: string;
  email: string;
  website: string;
  foundedYear: string;
  culture: string;
  benefits: string[];
}

/** A new company; the spec's default year is the current one (spec §5). */
export const newCompanyValues = (now: Date): CompanyValues => ({
  name: '',
  description: '',
  industry: '',
  size: '',
  location: '',
  businessLocation: '',
  postalAddress: '',
  phone: '',
  email: '',
  website: '',
  foundedYear: String(now.getFullYear()),
  culture: '',
  benefits: [],
});

/** An existing company in the form. */
export const companyValues = (company: Company): CompanyValues => ({
  name: company.name,
  description: company.description,
  industry: company.industry,
  size: company.size,
  location: company.location,
  businessLocation: company.businessLocation ?? '',
  postalAddress: company.postalAddress ?? '',
  phone: company.phone ?? '',
  email: company.email ?? '',
  website: company.website ?? '',
  foundedYear: company.foundedYear?.toString() ?? '',
  culture: company.culture ?? '',
  benefits: company.benefits,
});
