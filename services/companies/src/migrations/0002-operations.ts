import { operationsMigration } from '@workboard/service-kit';

/** How the service's processes are, and events that a subscriber failed at. */
export const Operations = operationsMigration('Operations1796100000000');
