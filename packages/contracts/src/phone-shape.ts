/** Signs that people put between digits. */
const separators = /[\s()./-]/g;
const extension = /\s*(?:ext\.?|x)\s*\d{1,6}$/i;

/**
 * Whether this looks like a number that can be called: seven or eight digits as within Papua New Guinea, or with a country
 * code. Browsers know this much; servers also know how long the numbers of each country are (`phone-rule.ts`), which takes
 * 80 KB of tables.
 */
export const isPhoneNumber = (text: string): boolean =>
  /^(?:\d{7,8}|675\d{7,8}|(?:\+|00)[1-9]\d{6,14})$/.test(text.trim().replace(extension, '').replaceAll(separators, ''));
