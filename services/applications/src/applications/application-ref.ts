import type { EventPayload } from '@workboard/contracts';
import type { Application } from './application.entity.js';

/** How events name an application. */
export const referTo = (
  application: Pick<Application, 'id' | 'jobId' | 'userId'>,
  companyId: number,
): EventPayload<'application.created'> => ({
  id: application.id,
  jobId: application.jobId,
  userId: application.userId,
  companyId,
});
