import { addDays, type Calendar } from '../calendar.js';
import type { Random } from '../random.js';
import type { DemoApplication, DemoCompany, DemoInterview, DemoJob, DemoUser } from '../types.js';
import { actsOf } from './acts.js';
import { applicationSourcesOf, viewSourcesOf } from './sources.js';
import { happeningsOf, type Step, stepsOf } from './steps.js';
import { teamWorkOf, type TeamWork } from './team-work.js';
import type { DemoPast, PastHappening } from './types.js';

interface PastOptions {
  readonly applications: readonly DemoApplication[];
  readonly interviews: readonly DemoInterview[];
  readonly jobs: readonly DemoJob[];
  readonly companies: readonly DemoCompany[];
  readonly users: readonly DemoUser[];
  /** A job whose applicants nobody has worked on yet: only how they came to their status is told. */
  readonly untouchedJobId: number | null;
  readonly calendar: Calendar;
  readonly random: Random;
}

const nothing: TeamWork = { happenings: [], notes: [], tags: [], scorecards: [], messages: [] };
const interviewHours = 1.5 / 24;

/** That an interview was arranged, that the applicant said they would come, and how it went. */
const interviewHappenings = (
  interview: DemoInterview,
  application: DemoApplication,
  steps: readonly Step[],
  now: Date,
) => {
  const { scheduledAt, type, outcome, status } = interview;
  const arranged = steps.find((step) => step.status === 'offered');
  const latest = addDays(scheduledAt, -0.5);
  if (!arranged || latest < application.appliedAt) {
    return [];
  }
  const at = arranged.at < latest ? arranged.at : latest;
  const of = { applicationId: application.id };
  const happened: PastHappening[] = [
    {
      ...of,
      at,
      actor: 'team',
      actorId: arranged.by,
      kind: 'interview_planned',
      data: { scheduledAt: scheduledAt.toISOString(), type },
    },
  ];
  const after = addDays(scheduledAt, interviewHours);
  if (status === 'completed' && outcome !== null && after <= now) {
    happened.push({
      ...of,
      at: after,
      actor: 'team',
      actorId: arranged.by,
      kind: 'interview_outcome',
      data: { outcome },
    });
  }
  return happened;
};

const numbered = <T extends object>(rows: readonly T[]) => rows.map((row, index) => ({ id: index + 1, ...row }));

/**
 * What happened before today: how every application came to its status and who decided, what teams noted, tagged, scored and
 * wrote, where views and applications came from, and how companies were authorised. Nothing of it is mailed.
 */
export const pastOf = (options: PastOptions): DemoPast => {
  const { applications, interviews, jobs, companies, users, untouchedJobId, calendar, random } = options;
  const { now } = calendar;
  const jobById = new Map(jobs.map((job) => [job.id, job]));
  const interviewOf = new Map(interviews.map((interview) => [interview.applicationId, interview]));
  const teams = new Map<number, number[]>();
  for (const { id, companyId } of users) {
    if (companyId !== null) {
      teams.set(companyId, [...(teams.get(companyId) ?? []), id]);
    }
  }
  const worked = applications.map((application) => {
    const job = jobById.get(application.jobId);
    const team = teams.get(job?.companyId ?? 0) ?? [];
    if (!job || team.length === 0) {
      return { application, work: nothing, happenings: happeningsOf(application, [], now) };
    }
    const own = random.fork(`application-${application.id}`);
    const pace = 2 + (job.companyId % 4);
    const steps = stepsOf({ application, deciders: team, pace, now, random: own });
    const work =
      job.id === untouchedJobId
        ? nothing
        : teamWorkOf({ application, job, steps, team, random: own.fork('work'), now });
    const interview = interviewOf.get(application.id);
    const happenings = [
      ...happeningsOf(application, steps, now),
      ...(interview ? interviewHappenings(interview, application, steps, now) : []),
      ...work.happenings,
    ];
    return { application, work, happenings };
  });
  const applicationSources = applicationSourcesOf(applications, random.fork('sources'));
  const demoCompany = companies.find(({ key }) => key === 'kumul-energy')?.id;
  return {
    history: worked
      .flatMap(({ happenings }) => happenings)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    notes: numbered(worked.flatMap(({ work }) => work.notes)),
    tags: new Map(
      worked.filter(({ work }) => work.tags.length > 0).map(({ application, work }) => [application.id, work.tags]),
    ),
    scorecards: worked.flatMap(({ work }) => work.scorecards),
    messages: numbered(worked.flatMap(({ work }) => work.messages)),
    applicationSources,
    viewSources: viewSourcesOf({
      jobs,
      isClose: ({ companyId }) => companyId === demoCompany,
      applications: applicationSources,
      now,
      random: random.fork('views'),
    }),
    acts: actsOf({ companies, users }),
  };
};
