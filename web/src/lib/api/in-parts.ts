import type { DecidedMany } from '@workboard/contracts';
import { bulkDecisionMax } from '@workboard/contracts/constants';
import { ApiError } from './api.js';

interface Part {
  ids: readonly number[];
}

/** As many ids as one request takes, one part after the other. */
export const partsOf = <P extends Part>(parts: readonly P[]): P[] =>
  parts.flatMap((part) =>
    Array.from({ length: Math.ceil(part.ids.length / bulkDecisionMax) }, (_, at) => ({
      ...part,
      ids: part.ids.slice(at * bulkDecisionMax, (at + 1) * bulkDecisionMax),
    })),
  );

/** What went before a part that fails keeps its way back; the ids from there on are named with the reason. */
export const sendInParts = async <P extends Part>(
  whole: readonly P[],
  send: (part: P) => Promise<DecidedMany>,
): Promise<DecidedMany> => {
  const all: DecidedMany = { changed: [], refused: [] };
  const asked = partsOf(whole);
  for (const [index, part] of asked.entries()) {
    try {
      const { changed, refused } = await send(part);
      all.changed.push(...changed);
      all.refused.push(...refused);
    } catch (error) {
      if (all.changed.length === 0 || !(error instanceof ApiError)) {
        throw error;
      }
      const left = asked.slice(index).flatMap(({ ids }) => ids);
      all.refused.push(...left.map((id) => ({ id, code: error.code ?? 'unavailable', error: error.reason })));
      break;
    }
  }
  return all;
};
