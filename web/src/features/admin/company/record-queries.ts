import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  AuditEntry,
  CompanyApplications,
  CompanyPerson,
  DeliveryOverview,
  JobPage,
  LikeCompany,
  ReviewPage,
} from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { getList, type QueryValues } from '../../../lib/api.js';

const pageOf = (page: number) => ({
  limit: pageSizes.admin,
  offset: (page - 1) * pageSizes.admin,
  includeTotal: true,
});

const list = <Row>(path: string) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => getList<Row>(path, { signal }), staleTime: 0 });

export const peopleOfQuery = (id: number) => list<CompanyPerson>(`/api/admin/companies/${id}/people`);
export const likeCompaniesQuery = (id: number) => list<LikeCompany>(`/api/admin/companies/${id}/like`);
export const companyApplicationsQuery = (id: number) =>
  queryOptions<CompanyApplications>({ queryKey: [`/api/admin/companies/${id}/applications`], staleTime: 0 });

/** The jobs of a company in every state, the newest first. */
export const jobsOfQuery = (companyId: number, page: number) =>
  queryOptions<JobPage>({
    queryKey: ['/api/admin/jobs', { companyId, ...pageOf(page) }],
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Cases about its ads, decided or not. */
export const casesOfQuery = (companyId: number, page: number) => {
  const { limit, offset } = pageOf(page);
  return queryOptions<ReviewPage>({
    queryKey: ['/api/admin/reviews', { companyId, state: 'all', limit, offset }],
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** Lines and messages come a moment after what they tell of. */
const refreshMs = 10_000;

/** Lines of the audit trail that match, the newest first. */
export const trailOfQuery = (which: QueryValues, page: number) =>
  queryOptions<{ entries: AuditEntry[]; total: number }>({
    queryKey: ['/api/admin/audit', { ...which, ...pageOf(page) }],
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });

/** Mails and texts that match, the newest first. */
export const messagesOfQuery = (which: QueryValues, page: number) => {
  const { limit, offset } = pageOf(page);
  return queryOptions<DeliveryOverview>({
    queryKey: ['/api/admin/deliveries', { ...which, limit, offset }],
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });
};
