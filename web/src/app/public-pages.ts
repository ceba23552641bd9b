import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { salaryInsightsQuery } from '../features/jobs/salary-insights-query.js';
import { industryJobsQuery, similarJobsQuery, takesApplications } from '../features/jobs/similar-jobs-query.js';
import { facetsQuery } from '../features/jobs/facets-query.js';
import { jobParams, toQuery } from '../features/jobs/job-filters.js';
import { featuredQuery } from '../features/home/featured-query.js';
import { companyJobsQuery } from '../features/companies/company-jobs-query.js';
import { applicationsQuery } from '../entities/application/application-queries.js';
import { companiesQuery, companyQuery, listedCompanies } from '../entities/company/company-queries.js';
import { jobPageQuery, jobQuery, savedJobsQuery } from '../entities/job/job-queries.js';
import { readParams, type ListParams } from '../lib/lists/use-list-params.js';
import { companyHead, jobHead, type PageHead } from './page-head.js';

/**
 * Reads what a query of the screen would read, and keeps it for the screen, as the query makes it of the answer where it does; undefined
 * when it does not exist.
 */
export type Get = <Key extends QueryKey>(
  query: { queryKey: Key },
  made?: (answer: never) => unknown,
) => Promise<InferDataFromTag<unknown, Key> | undefined>;

interface Place {
  pathname: string;
  id: string;
  search: URLSearchParams;
}

interface PublicPage {
  paths: readonly string[];
  /** Query values that change what is shown, with their defaults; all others are left out of the page's address. */
  known?: ListParams;
  /** The screen's source file, as the build's manifest names it. */
  module: string;
  /** What it reads besides for a seeker who is signed in; with it the server renders the screen for them, too. */
  seekerReads?: readonly { queryKey: QueryKey }[];
  /** Does the screen's reads; undefined when what it is about does not exist. */
  load: (get: Get, place: Place) => Promise<PageHead | undefined>;
  /** The screen's title then. */
  missing?: string;
}

const { job: _openJob, ...jobListParams } = jobParams;
const companyParams = { page: 1, search: '' };

const home: PublicPage['load'] = async (get, { pathname }) => {
  await get(featuredQuery(pathname));
  return { title: 'Jobs in Papua New Guinea', canonical: '/' };
};

/** Screens that the server renders for visitors, and what each stands on. */
const publicPages: readonly PublicPage[] = [
  { paths: ['/', '/landing'], module: 'src/features/home/home-page.tsx', load: home },
  {
    paths: ['/jobs'],
    known: jobListParams,
    module: 'src/features/jobs/jobs-page.tsx',
    seekerReads: [applicationsQuery, savedJobsQuery],
    load: async (get, { search }) => {
      const params = readParams(search, jobParams);
      await Promise.all([get(jobPageQuery(toQuery(params))), params.filters !== '' && get(facetsQuery(params))]);
      return { title: 'Jobs', description: 'Search open jobs across Papua New Guinea by place, pay and kind of work.' };
    },
  },
  {
    paths: ['/jobs/:id', '/public/jobs/:id', '/preview/jobs/:id'],
    missing: 'Job not found',
    module: 'src/features/jobs/job-page.tsx',
    seekerReads: [applicationsQuery, savedJobsQuery],
    load: async (get, { id }) => {
      const job = await get(jobQuery(id));
      if (!job) {
        return undefined;
      }
      await Promise.all([
        get(salaryInsightsQuery(job)),
        ...(takesApplications(job, new Date()) ? [] : [get(similarJobsQuery(job)), get(industryJobsQuery(job))]),
      ]);
      return jobHead(job, new Date());
    },
  },
  {
    paths: ['/jobs/:id/report'],
    known: { sent: '' },
    missing: 'Job not found',
    module: 'src/features/jobs/report-page.tsx',
    load: async (get, { id }) => {
      const job = await get(jobQuery(id));
      return job && { title: `Report: ${job.title}`, canonical: `/jobs/${job.id}` };
    },
  },
  {
    paths: ['/companies'],
    known: companyParams,
    module: 'src/features/companies/companies-page.tsx',
    load: async (get) => {
      await get(companiesQuery, listedCompanies);
      return { title: 'Companies', description: 'Employers across Papua New Guinea, and what they have open.' };
    },
  },
  {
    paths: ['/company/:id', '/companies/:id'],
    missing: 'Company not found',
    module: 'src/features/companies/company-page.tsx',
    load: async (get, { id }) => {
      const company = await get(companyQuery(id));
      if (!company) {
        return undefined;
      }
      await get(companyJobsQuery(company.id));
      return companyHead(company);
    },
  },
  {
    paths: ['/about'],
    module: 'src/features/static/about-page.tsx',
    load: async () => ({ title: 'About PNG Workboard' }),
  },
  {
    paths: ['/contacts'],
    module: 'src/features/static/contacts-page.tsx',
    load: async () => ({ title: 'Contact Us', description: 'Phone, e-mail and postal address of PNG Workboard.' }),
  },
  {
    paths: ['/privacy'],
    module: 'src/features/static/privacy-page.tsx',
    load: async () => ({
      title: 'Privacy',
      description: 'What PNG Workboard keeps, who sees it, and how to have it removed.',
    }),
  },
  {
    paths: ['/terms'],
    module: 'src/features/static/terms-page.tsx',
    load: async () => ({ title: 'Terms of Use', description: 'The rules of PNG Workboard, in plain words.' }),
  },
];

/** The public page at a path, and the id in the path. */
export const publicPageAt = (pathname: string): { page: PublicPage; id: string } | undefined => {
  for (const page of publicPages) {
    for (const path of page.paths) {
      const match = matchPath(path, pathname);
      if (match) {
        return { page, id: match.params['id'] ?? '' };
      }
    }
  }
  return undefined;
};

/** The query values that the page knows and that differ from their defaults, in a fixed order. */
export const knownSearch = (page: PublicPage, search: URLSearchParams): string => {
  const known = page.known ?? {};
  const kept = Object.entries(readParams(search, known)).filter(
    ([name, value]) => value !== known[name] && value !== '',
  );
  return new URLSearchParams(kept).toString();
};
