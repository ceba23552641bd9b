/** The fields of a change without those that are undefined: they leave the stored value alone, null does not. */
export const definedOnly = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
