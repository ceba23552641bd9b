import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageSizes } from '@workboard/contracts/constants';
import type { Query } from '../../../lib/api/address.js';
import { read, readList, readPage } from '../../../lib/api/read.js';

const pageOf = (page: number) => ({
  limit: pageSizes.admin,
  offset: (page - 1) * pageSizes.admin,
});

export const peopleOfQuery = (id: number) =>
  queryOptions({ ...readList('/admin/companies/{id}/people', { params: { id } }), staleTime: 0 });
export const likeCompaniesQuery = (id: number) =>
  queryOptions({ ...readList('/admin/companies/{id}/like', { params: { id } }), staleTime: 0 });
export const companyApplicationsQuery = (id: number) =>
  queryOptions({ ...read('/admin/companies/{id}/applications', { params: { id } }), staleTime: 0 });

/** The jobs of a company in every state, the newest first. */
export const jobsOfQuery = (companyId: number, page: number) =>
  queryOptions({
    ...readPage('/admin/jobs', { query: { companyId, ...pageOf(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Cases about its ads, decided or not. */
export const casesOfQuery = (companyId: number, page: number) =>
  queryOptions({
    ...read('/admin/reviews', { query: { companyId, state: 'all', ...pageOf(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Lines and messages come a moment after what they tell of. */
const refreshMs = 10_000;

/** Lines of the audit trail that match, the newest first. */
export const trailOfQuery = (which: Query<'/admin/audit'>, page: number) =>
  queryOptions({
    ...readPage('/admin/audit', { query: { ...which, ...pageOf(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });

/** Mails and texts that match, the newest first. */
export const messagesOfQuery = (which: Query<'/admin/deliveries'>, page: number) =>
  queryOptions({
    ...read('/admin/deliveries', { query: { ...which, ...pageOf(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });
