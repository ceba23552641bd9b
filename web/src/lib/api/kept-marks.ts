/** The header with which the worker says when an answer was kept that it gives without a line. ISO 8601 UTC. */
export const keptHeader = 'x-kept-at';

const marks = new Map<string, string>();

/** Notes whether the last answer to an address came from this device, and how old it is. */
export const noteKept = (address: string, at: string | null): void => {
  if (at === null) {
    marks.delete(address);
  } else {
    marks.set(address, at);
  }
};

/** When the last answer to an address was kept; undefined when it came over the line. */
export const keptAt = (address: string): string | undefined => marks.get(address);
