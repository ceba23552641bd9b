import { useQuery } from '@tanstack/react-query';
import type { HiringTeam } from '@workboard/contracts';
import { readList } from '../../lib/api/read.js';
import { useSession } from '../../lib/session/session.js';

/** The hiring teams of one's company; a job that is missing is open to everybody of it (decision P68). */
export const hiringTeamsQuery = readList('/hiring-teams');

interface HiringTeams {
  /** The team of a job; undefined while it is open to everybody, and until it is known. */
  of: (jobId: number) => HiringTeam | undefined;
  /** Whether one sees the applicants of a job; true until something else is known. */
  isOpen: (jobId: number) => boolean;
}

/** The hiring teams of the signed-in employer's company, by job. */
export const useHiringTeams = (): HiringTeams => {
  const { user } = useSession();
  const { data = [] } = useQuery({
    ...hiringTeamsQuery,
    enabled: user?.role === 'employer' && user.companyId !== null,
  });
  const of = (jobId: number) => data.find((team) => team.jobId === jobId);
  return { of, isOpen: (jobId) => of(jobId)?.isOpenToYou ?? true };
};
