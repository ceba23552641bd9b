import { pageSizes } from '@workboard/contracts/constants';
import { jobListQuery } from '../../entities/job/job-queries.js';

/** How many jobs the home page shows at this path; /landing has a longer list (spec §9). */
export const featuredCount = (pathname: string): number => (pathname === '/landing' ? 8 : pageSizes.featuredJobs);

/** The jobs of the home page. */
export const featuredQuery = (pathname: string) => jobListQuery({ limit: featuredCount(pathname) });
