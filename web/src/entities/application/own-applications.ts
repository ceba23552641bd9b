import { queryOptions } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { applicationsQuery } from './application-queries.js';
import { asSeekerSees } from './status.js';

const ownView = (applications: Application[]): Application[] => applications.map(asSeekerSees);

/** The seeker's own applications as they see them, so that every counter, filter and label agrees. */
export const ownApplicationsQuery = queryOptions({ ...applicationsQuery, select: ownView });
