import type { JobAlert } from '@workboard/contracts';
import {
  type AlertEmploymentType,
  alertEmploymentTypes,
  type AlertWorkType,
  alertWorkTypes,
} from '@workboard/contracts/enums';
import { alertTitle } from '../../entities/job/alert-title.js';
import { filterNames, type JobParams } from './job-filters.js';

/** An alert for what is searched for, with a title of ours. */
export type SearchAlert = Pick<
  JobAlert,
  'title' | 'keywords' | 'location' | 'salaryMin' | 'workType' | 'employmentType'
>;

/** The filters that an alert has, too. */
const known: readonly string[] = ['location', 'workType', 'employmentType', 'salaryMin'];
const isWorkType = (value: string): value is AlertWorkType => alertWorkTypes.includes(value as AlertWorkType);
const isEmploymentType = (value: string): value is AlertEmploymentType =>
  alertEmploymentTypes.includes(value as AlertEmploymentType);

/**
 * The alert that hears of new jobs like those of a search: its words as one keyword, its filters as they are. Null where
 * nothing is searched for, or by something that alerts do not know, such as an industry or several kinds of work.
 */
export const alertOfSearch = (params: JobParams): SearchAlert | null => {
  const used = filterNames.filter((name) => params[name] !== '');
  const workType = params.workType || 'any';
  const employmentType = params.employmentType || 'any';
  const isKnown =
    used.every((name) => known.includes(name)) &&
    isWorkType(workType) &&
    isEmploymentType(employmentType) &&
    /^\d{0,9}$/.test(params.salaryMin) &&
    (params.type === 'job' || params.search === '') &&
    params.search.length <= 100;
  if (!isKnown || (used.length === 0 && params.search === '')) {
    return null;
  }
  const wishes = {
    keywords: params.search === '' ? [] : [params.search],
    location: params.location || null,
    salaryMin: params.salaryMin === '' ? null : Number(params.salaryMin),
    workType,
    employmentType,
  };
  return { title: alertTitle(wishes), ...wishes };
};

/** Whether an alert of the person's hears of the same jobs already. */
export const isSameSearch = (alert: JobAlert, search: SearchAlert): boolean =>
  alert.isActive &&
  alert.salaryMax === null &&
  alert.keywords.join(',').toLowerCase() === search.keywords.join(',').toLowerCase() &&
  (alert.location ?? '').toLowerCase() === (search.location ?? '').toLowerCase() &&
  alert.salaryMin === search.salaryMin &&
  alert.workType === search.workType &&
  alert.employmentType === search.employmentType;
