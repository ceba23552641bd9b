/** The message is not to be sent any more, with the reason that the overview shows. */
export class Drop extends Error {
  override readonly name = 'Drop';
}

/** What is looked up, or null where a message about it would be dropped. */
export const nullIfDropped = async <T>(lookUp: () => Promise<T>): Promise<T | null> => {
  try {
    return await lookUp();
  } catch (error) {
    if (error instanceof Drop) {
      return null;
    }
    throw error;
  }
};

/** Not now, but at a known time; this is no failed try. */
export class Postpone extends Error {
  override readonly name = 'Postpone';

  constructor(
    readonly until: Date,
    reason: string,
  ) {
    super(reason);
  }
}

/** The other side refused for good; trying again would change nothing. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Another worker took the message over; this one may not do anything more with it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
