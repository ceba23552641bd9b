import { AppError, type Caller } from '@workboard/contracts';

/** Alerts are for job seekers (spec §6). Throws `forbidden` for anybody else. */
export const seekerOnly = (caller: Caller): Caller => {
  if (caller.role !== 'job_seeker') {
    throw new AppError('forbidden');
  }
  return caller;
};

/** Throws `forbidden` when a body names somebody else as the owner. */
export const mustBeOwn = (userId: number | null | undefined, caller: Caller): void => {
  if (userId != null && userId !== caller.userId) {
    throw new AppError('forbidden');
  }
};
