import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of one page are kept. Unlike the default it puts no prefixes: the browsers of the build's target need one
 * for `user-select` alone, which the theme gives.
 */
export const createStyleCache = (nonce?: string): EmotionCache => createCache({ key: 'css', nonce, stylisPlugins: [] });
