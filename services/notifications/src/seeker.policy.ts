import { AppError, type Caller } from '@workboard/contracts';

/** Alerts are for job seekers (spec §6). Throws `forbidden` for anybody else. */
export const seekerOnly = (caller: Caller): Caller => {
  if (caller.role !== 'job_seeker') {
    throw new AppError('forbidden');
  }
  return caller;
};
