import { jobPageQuery } from '../../entities/job/job-queries.js';

/** A company's newest jobs and how many it has; one read for all parts of its page. */
export const companyJobsQuery = (companyId: number) => jobPageQuery({ companyId, limit: 6 });
