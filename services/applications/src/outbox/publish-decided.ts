import type { ApplicationStatus } from '@workboard/contracts';
import { publishAll } from '@workboard/service-kit';
import { type EntityManager, In } from 'typeorm';
import type { Application } from '../applications/application.entity.js';
import { referTo } from '../applications/application-ref.js';
import { JobCopy } from '../job-copies/job-copy.entity.js';

interface Decided {
  application: Pick<Application, 'id' | 'jobId' | 'userId'>;
  from: ApplicationStatus;
  to: ApplicationStatus;
  changedAt: Date;
}

/** Tells the other services which status the employer's team gave, whatever the applicant is told of it, and when. */
export const publishDecided = async (manager: EntityManager, decided: readonly Decided[]): Promise<void> => {
  const changed = decided.filter(({ from, to }) => from !== to);
  if (changed.length === 0) {
    return;
  }
  const jobIds = [...new Set(changed.map(({ application }) => application.jobId))];
  const jobs = await manager.find(JobCopy, { select: { id: true, companyId: true }, where: { id: In(jobIds) } });
  const companyOf = new Map(jobs.map(({ id, companyId }) => [id, companyId]));
  await publishAll(
    manager,
    'application.decided',
    changed.flatMap(({ application, from, to, changedAt }) => {
      const companyId = companyOf.get(application.jobId);
      const change = { from, to, changedAt: changedAt.toISOString() };
      return companyId === undefined ? [] : [{ ...referTo(application, companyId), ...change }];
    }),
  );
};
