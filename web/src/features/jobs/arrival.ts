import { type Source, sourceOf } from '@workboard/contracts/sources';

/** The address at which this tab entered the site; the router has moved on since. */
const entered = (): string => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

/** What kind of place led here, read from what the browser knows anyway: nothing is kept for it (decision P56). */
export const arrivedFrom = (): Source => {
  const { referrer } = document;
  const address = entered();
  return sourceOf({
    utm: URL.canParse(address) ? new URL(address).searchParams.get('utm_source') : null,
    referrer: URL.canParse(referrer) ? new URL(referrer).host : null,
    ownHost: window.location.host,
  });
};
