import { fileUrl } from '@workboard/contracts';
import type { Client } from 'pg';
import type { DemoData } from '../types.js';
import type { DemoFiles } from './files.js';
import { insertNumbered, insertRows, omit } from './rows.js';

/** The schema `companies`: companies and their logos. */
export const loadCompanies = async (
  client: Client,
  { data, files }: { data: DemoData; files: DemoFiles },
): Promise<void> => {
  await insertNumbered(
    client,
    'companies.companies',
    data.companies.map((company) => {
      const logo = files.logos.get(company.id);
      return { ...omit(company, 'key'), logo: logo ? fileUrl('logo', logo.id) : null };
    }),
  );
  await insertRows(
    client,
    'companies.logo_files',
    data.companies.flatMap(({ id: companyId, ownerId: uploadedBy, createdAt }) => {
      const logo = files.logos.get(companyId);
      return logo
        ? [{ id: logo.id, companyId, uploadedBy, size: logo.body.length, sha256: logo.sha256, createdAt }]
        : [];
    }),
  );
};
