import { api, ApiError } from '../api/api.js';

/** Saves the job that a visitor wanted to save before signing in, if any; says whether it is saved now. */
export const saveWish = async (jobId: number | null): Promise<boolean> => {
  if (jobId === null) {
    return false;
  }
  try {
    await api.post('/saved-jobs', { body: { jobId } });
    return true;
  } catch (error) {
    // It was saved before, or is gone by now; signing in went well all the same.
    return error instanceof ApiError && error.status === 409;
  }
};
