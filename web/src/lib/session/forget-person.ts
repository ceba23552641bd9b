import { forgetSearches } from '../browser/past-searches.js';
import { forgetAsking } from './somebody-there.js';

/** Forgets what this device keeps of a person: drafts, searches, the address that a link was asked for. */
export const forgetPerson = (): void => {
  sessionStorage.clear();
  forgetSearches();
  forgetAsking();
};
