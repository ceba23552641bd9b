/** What a deletion takes along, as it is said before somebody confirms it (decision P19). */

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** Of a job with this many applications. */
export const deletedJobConsequence = (applications: number): string =>
  applications > 0 ? `${people(applications)} applied. Their applications go with it.` : 'Nobody has applied yet.';
