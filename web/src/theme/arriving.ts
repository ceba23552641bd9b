/**
 * Where a part stands of which more is still to come: the page is on its way, and nothing stands behind the part. Parts whose things
 * make room for each other are not shown before they are whole; on a slow line what one is about to tap would move away.
 * @param part a selector of one element @returns a selector
 */
export const arriving = (part: string): string => `#root:not(:has(+ *)) ${part}:not(:has(+ *))`;
