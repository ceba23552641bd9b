const highSurrogate = /[\uD800-\uDBFF]$/u;

/** The first characters of a text, at most `length` of them; a sign of two halves at the end is left out, not cut in half. */
export const truncate = (text: string, length: number): string => {
  const cut = text.slice(0, length);
  return cut.length < text.length ? cut.replace(highSurrogate, '') : cut;
};
