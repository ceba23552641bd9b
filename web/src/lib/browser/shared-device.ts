const mark = 'shared-device=1';

/**
 * Whether who signed in here said 'This is not my phone' (decision P90). The mark is a cookie without an end, so that it goes with
 * the session's when the browser is closed, and all tabs see it.
 */
export const isSharedDevice = (): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(mark);

/** Sets or takes away the mark, before anything of the person is kept. */
export const markSharedDevice = (isShared: boolean): void => {
  document.cookie = `${mark}; Path=/; SameSite=Lax${isShared ? '' : '; Max-Age=0'}`;
};
