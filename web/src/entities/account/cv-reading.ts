import { useQuery } from '@tanstack/react-query';
import type { CvReading } from '@workboard/contracts';
import { useUser } from '../../lib/session/session.js';
import { type Read, read } from '../../lib/api/read.js';

/** How often is asked while a CV is still being read, in milliseconds. */
const interval = 1500;
const reading = read('/cv-reading');

/** What is read of one file; a new one is read anew (the query of the address is empty). */
export const cvReadingQuery = (resume: string): Read<CvReading> => ({
  ...reading,
  queryKey: [...reading.queryKey, {}, resume] as unknown as Read<CvReading>['queryKey'],
});

/** What the signed-in seeker's CV says for the fields of the profile (decision P76); undefined while unknown and without a CV. */
export const useCvReading = (): CvReading | undefined => {
  const { resume, role } = useUser();
  const { data } = useQuery({
    ...cvReadingQuery(resume ?? ''),
    enabled: resume !== null && role === 'job_seeker',
    refetchInterval: ({ state }) => (state.data?.cv === 'waiting' ? interval : false),
  });
  return data;
};
