import type { JobAlert } from './job-alert.entity.js';

type Wishes = Pick<JobAlert, 'keywords' | 'location' | 'salaryMin' | 'workType' | 'employmentType'>;

/**
 * The path of the list of jobs with the search of an alert filled in. Keywords are alternatives; those that name nothing
 * but places narrow the others, as when the alert is matched (docs/search.md).
 * @param isPlace whether a keyword is nothing but a place
 */
export const alertSearch = (alert: Wishes, isPlace: (keyword: string) => boolean): string => {
  const words = alert.keywords.filter((keyword) => !isPlace(keyword));
  const wishes = {
    search: words.join(' OR '),
    location: alert.location ?? alert.keywords.filter(isPlace).join(','),
    workType: alert.workType === 'any' ? '' : alert.workType,
    // Freelancers are offered contracts (decision P15).
    employmentType: { any: '', freelance: 'contract' }[alert.employmentType as string] ?? alert.employmentType,
    salaryMin: alert.salaryMin === null ? '' : String(alert.salaryMin),
    sortBy: words.length > 0 ? 'newest' : '',
  };
  const query = new URLSearchParams(Object.entries(wishes).filter(([, value]) => value !== '')).toString();
  return query === '' ? '/jobs' : `/jobs?${query}`;
};
