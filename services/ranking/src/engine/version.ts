/** Part of every cache key: change it whenever a score could change. */
export const embeddedVersion = 'embedded-16';
