import { Gate } from '@workboard/service-kit';

/**
 * Lets large calls of one kind through two at a time, so that whoever makes a hundred of them at once leaves the machine, and
 * the connections to the database, to those who look at pages. Twenty wait, the others are refused with `unavailable` and told
 * when to come back.
 */
export const newLargeGate = (): Gate => new Gate(2, 20);
