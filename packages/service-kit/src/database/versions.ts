import { AppError } from '@workboard/contracts';

/** Throws `conflict` when a form began with an older version than the locked row has; no version is no claim (decision W12). */
export const requireVersion = (row: { version: number }, version: number | null | undefined): void => {
  if (version != null && version < row.version) {
    throw new AppError('conflict');
  }
};
