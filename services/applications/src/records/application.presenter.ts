import { type ApplicationRecord, type Caller, type Job, withoutWanted } from '@workboard/contracts';
import type { Interview } from '../interviews/interview.entity.js';
import { presentInterview } from '../interviews/interview.presenter.js';
import { isPlanned } from '../interviews/interview.rules.js';
import type { TeamScore } from './team-scores.queries.js';
import type { Application } from '../applications/application.entity.js';

const presentFirst = ([first]: readonly Interview[], viewer: Caller | null) =>
  first ? presentInterview(first, viewer) : null;

/** An application on the wire, without job and user, which the gateway joins (decision W5); `interviews` soonest first. */
export const presentApplication = (
  application: Application,
  {
    interviews,
    deletedJob,
    teamScore,
    viewer,
    now,
  }: {
    interviews: readonly Interview[];
    deletedJob: Job | null;
    teamScore: TeamScore | null;
    viewer: Caller | null;
    now: Date;
  },
): ApplicationRecord => ({
  id: application.id,
  jobId: application.jobId,
  userId: application.userId,
  status: application.status,
  coverLetter: application.coverLetter,
  resume: application.resume,
  answers: application.answers,
  ...(application.asked && {
    // What the employer wants to hear is not for whoever answers.
    asked: viewer?.role === 'job_seeker' ? application.asked.map(withoutWanted) : application.asked,
  }),
  // The employer's remarks about a person are not for that person.
  notes: viewer?.role === 'job_seeker' ? null : application.notes,
  ...(viewer?.role === 'employer' && { tags: application.tags, teamScore }),
  appliedAt: application.appliedAt.toISOString(),
  updatedAt: application.updatedAt.toISOString(),
  offerMadeAt: application.offerMadeAt?.toISOString() ?? null,
  hadInterview: application.hadInterview,
  withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
  jobWithdrawnAt: application.jobWithdrawnAt?.toISOString() ?? null,
  deletedJob,
  nextInterview: presentFirst(
    interviews.filter((interview) => isPlanned(interview, now)),
    viewer,
  ),
  interviews: interviews.map((interview) => presentInterview(interview, viewer)),
});
