/** What an act on several takes along, as super admins read it before they confirm it (decision P71). */

const things = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** Of taking the authorisation of several companies back, with this many ads in public and applications to them. */
export const deauthorisedCompaniesConsequence = (all: {
  companies: number;
  jobs: number;
  applications: number;
}): string =>
  `${things(all.jobs, 'ad')} of ${all.companies === 1 ? 'it' : 'them'} will be hidden, and the ${all.companies === 1 ? 'team sees' : 'teams see'} none of ${things(all.applications, 'application')} until ${all.companies === 1 ? 'it is' : 'they are'} authorised again.`;

/** Of taking several ads down, to which so many applied. */
export const unpublishedJobsConsequence = (all: { jobs: number; applications: number }): string =>
  `${things(all.jobs, 'ad')} will be hidden from everybody but ${all.jobs === 1 ? 'its' : 'their'} own team. ${all.applications === 0 ? 'Nobody has applied yet.' : `${people(all.applications)} applied; their applications stay.`}`;

/** Of switching several ads off, to which so many applied. */
export const closedJobsConsequence = (all: { jobs: number; applications: number }): string =>
  `Nobody can apply any more. ${all.applications === 0 ? 'Nobody has applied yet.' : `${people(all.applications)} applied; their applications stay with the company.`}`;
