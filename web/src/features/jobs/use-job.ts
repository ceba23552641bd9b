import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { jobQuery } from '../../lib/queries.js';

interface Options {
  id: number;
  /** The job as the list gave it; shown until the whole of it is read. */
  listed: Job | undefined;
  /** Whether a person opened it. Only then is it read by itself, which counts a view (decision P9). */
  isChosen: boolean;
}

/** The open job of /jobs. */
export const useOpenJob = ({ id, listed, isChosen }: Options): UseQueryResult<Job> =>
  useQuery({ ...jobQuery(id), enabled: isChosen || listed === undefined, placeholderData: listed });
