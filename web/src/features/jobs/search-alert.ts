import type { JobAlert } from '@workboard/contracts';
import {
  type AlertEmploymentType,
  alertEmploymentTypes,
  type AlertWorkType,
  alertWorkTypes,
} from '@workboard/contracts/enums';
import { capitalise } from '../../lib/text/text.js';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { formatAmount } from '@workboard/contracts/pay-words';
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

const titleOf = ({ search, location, workType, employmentType, salaryMin }: JobParams): string => {
  const kinds = [
    workTypeLabels[workType as keyof typeof workTypeLabels],
    employmentTypeLabels[employmentType as keyof typeof employmentTypeLabels],
  ];
  const what = [...kinds, search || 'jobs'].filter(Boolean).join(' ');
  const pay = salaryMin && `from ${formatAmount(Number(salaryMin), 'PGK')}`;
  return capitalise([what, location && `in ${location}`, pay].filter(Boolean).join(' '));
};

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
  return isKnown && (used.length > 0 || params.search !== '')
    ? {
        title: titleOf(params),
        keywords: params.search === '' ? [] : [params.search],
        location: params.location || null,
        salaryMin: params.salaryMin === '' ? null : Number(params.salaryMin),
        workType,
        employmentType,
      }
    : null;
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
