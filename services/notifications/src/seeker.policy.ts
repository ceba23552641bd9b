import { AppError, type Caller } from '@workboard/contracts';

/** Throws `forbidden` when a body names somebody else as the owner. */
export const mustBeOwn = (userId: number | null | undefined, caller: Caller): void => {
  if (userId != null && userId !== caller.userId) {
    throw new AppError('forbidden');
  }
};
