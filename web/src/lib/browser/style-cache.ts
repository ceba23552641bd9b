import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of one page are kept. Unlike the default it puts no prefixes: the browsers of the build's target need one
 * for `user-select` alone, which the theme gives. Rules go into empty style elements (`speedy`), which the policy allows.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
