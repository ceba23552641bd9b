import { AppError, type DecidedMany } from '@workboard/contracts';

/**
 * Does the same to each of several, each once and by itself: whoever is refused is named with the reason and stops no other
 * (decisions P25, P71). Any other error than an AppError ends it.
 */
export const oneByOne = async (ids: readonly number[], act: (id: number) => Promise<unknown>): Promise<DecidedMany> => {
  const result: DecidedMany = { changed: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await act(id);
      result.changed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) {
        throw error;
      }
      result.refused.push({ id, code: error.code, error: error.message });
    }
  }
  return result;
};
