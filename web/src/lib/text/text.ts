const digits = new Intl.NumberFormat('en-PG', { maximumFractionDigits: 0 });

/** Whole numbers with separators, as in counters. */
export const formatNumber = (value: number): string => digits.format(value);

/** `non-profit` reads `Non-profit`. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Cuts to `length` characters and adds an ellipsis (spec §9). */
export const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** `1 job`, `12 jobs`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
