/** The fields of a change that were sent: what is undefined leaves the stored value alone, null does not. */
export const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
