/**
 * Keeps a part out of sight as long as the page is on its way and nothing stands behind the part, of which more may come (ADR 60). For
 * parts whose things make room for each other: on a slow line what one is about to tap would move away.
 * @param part a selector of one element
 * @param inner what of it is out of sight, such as ' > .row'; all of it, if left out
 * @returns styles in the terms of `sx`
 */
export const shownWhole = (part: string, inner = '') => ({
  [`#root:not(:has(+ *)) ${part}:not(:has(+ *))${inner}`]: { visibility: 'hidden' },
});
