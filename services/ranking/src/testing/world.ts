import {
  applicationsService,
  AppError,
  type ApplicationRecord,
  authService,
  type CandidateProfile,
  fileUrl,
  type Job,
  jobsService,
  rankedAnswers,
  rankingService,
} from '@workboard/contracts';
import { exampleJob } from '@workboard/contracts/examples';
import { fileKey, Storage } from '@workboard/service-kit';
import { servePeer, startTestService, testCaller, testStorage } from '@workboard/test-kit';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { dataSourceFor } from '../data-source.js';
import { workerEnvSchema } from '../env.js';
import { digestOfText } from '../runs/run-inputs.js';
import { workerModule } from '../worker.module.js';
import { type PngCase, type PngPerson } from './png-cases.js';

type Person = Omit<CandidateProfile, 'fingerprint'>;
interface Stored {
  userId: number;
  matches: { jobId: number; matchScore: number; reason: string }[];
}

const companyId = 1;
const stampOf = (value: unknown): string => digestOfText(JSON.stringify(value));

/** The ranking service on a fresh database, with jobs, people and applications in the hands of the test. */
export const startWorld = async ({
  worker = true,
  env = {},
}: { worker?: boolean; env?: Record<string, string> } = {}) => {
  const jobs = new Map<number, Job>();
  const people = new Map<number, Person>();
  const known = (id: number): CandidateProfile[] => {
    const person = people.get(id);
    return person ? [{ ...person, fingerprint: digestOfText(JSON.stringify(person)) }] : [];
  };
  const applications = new Map<number, ApplicationRecord>();
  const recommended: Stored[] = [];
  /** What the other services were asked for one by one, which an unchanged ranking does without. */
  const read: string[] = [];
  const adOf = (id: number) => {
    const job = jobs.get(id);
    const others = [...jobs.values()].filter((other) => other.companyId === job?.companyId && other !== job);
    const otherAds = others.flatMap((other) => [other.description, ...other.requirements, ...other.responsibilities]);
    return job ? { ...job, otherAds } : null;
  };
  const rankable = (jobId: number) => {
    const job = jobs.get(jobId);
    if (job?.companyId !== companyId) {
      throw new AppError(job ? 'forbidden' : 'job_not_found');
    }
    return [...applications.values()]
      .filter((one) => one.jobId === job.id)
      .map(({ id, userId, coverLetter, resume, ...answered }) => {
        const read = rankedAnswers(answered);
        return {
          applicationId: id,
          userId,
          letterDigest: digestOfText(coverLetter),
          ...(read !== null && { answersDigest: digestOfText(read) }),
          resume,
        };
      });
  };
  const peers = await Promise.all([
    servePeer(jobsService, {
      forRanking: ({ id }) => {
        read.push('ad');
        return adOf(Number(id));
      },
      rankingStamp: ({ id }) => stampOf(adOf(Number(id))),
      openJobs: () => [...jobs.values()],
      near: ({ place, ids }) =>
        ids.map(Number).flatMap((id) => (jobs.get(id)?.location === place ? { jobId: id, nearness: 'place' } : [])),
      storeRecommendations: ({ userId, matches }) => {
        recommended.push({
          userId: Number(userId),
          matches: matches.map((one) => ({ ...one, jobId: Number(one.jobId) })),
        });
        return null;
      },
    }),
    servePeer(authService, {
      candidateProfiles: ({ ids }) => ids.flatMap((id) => known(Number(id))),
      candidateFingerprints: ({ ids }) => {
        read.push('people');
        return ids.flatMap((id) => known(Number(id)));
      },
      candidatesStamp: ({ ids }) => stampOf(ids.flatMap((id) => known(Number(id)))),
      resumeOwner: ({ fileId }) => {
        const owner = [...people.values()].find(({ resume }) => resume === fileUrl('resume', fileId));
        return owner ? { userId: owner.userId, sha256: '', isCurrent: true } : null;
      },
      seekerIds: ({ afterId }) => [...people.keys()].filter((id) => id > afterId),
    }),
    servePeer(applicationsService, {
      hiringTeams: () => [],
      rankable: ({ jobId }) => {
        read.push('applications');
        return rankable(Number(jobId));
      },
      rankableStamp: ({ jobId }) => stampOf(rankable(Number(jobId))),
      byIds: ({ ids }) => ids.flatMap((id) => applications.get(Number(id)) ?? []),
      get: ({ id }) => {
        const application = applications.get(Number(id));
        if (!application || jobs.get(application.jobId)?.companyId !== companyId) {
          throw new AppError('application_not_found');
        }
        return application;
      },
      resumesInUse: ({ resumes }) =>
        resumes.filter((one) => [...applications.values()].some(({ resume }) => resume === one)),
    }),
  ]);
  const [jobsPeer, authPeer, applicationsPeer] = peers;
  const storage = await testStorage();
  const running = await startTestService({
    service: rankingService,
    envSchema: workerEnvSchema,
    module: appModule,
    workerModule,
    dataSource: dataSourceFor,
    worker,
    env: {
      JOBS_URL: jobsPeer.url,
      AUTH_URL: authPeer.url,
      APPLICATIONS_URL: applicationsPeer.url,
      WORK_POLL_MS: '100',
      NIGHTLY_RECOMMENDATIONS: 'false',
      ...storage.env,
      ...env,
    },
  });
  const database = running.app.get(DataSource);

  return {
    running,
    database,
    jobs,
    applications,
    people,
    recommended,
    read,
    employer: running.as(testCaller({ userId: 900, role: 'employer', companyId })),
    stranger: running.as(testCaller({ userId: 901, role: 'employer', companyId: 2 })),
    seeker: (userId: number) => running.as(testCaller({ userId, role: 'job_seeker', companyId: null })),
    postJob: (id: number, job: PngCase['job'], overrides: Partial<Job> = {}) =>
      jobs.set(id, { ...wireJob(id, job), ...overrides }),
    /** Somebody applies; the application has the person's number. */
    apply: (
      id: number,
      { jobId, person, resume = null }: { jobId: number; person: PngPerson; resume?: string | null },
    ) => {
      people.set(id, profileOf(id, person, resume));
      applications.set(id, applicationTo(id, jobId, resume));
    },
    upload: async (fileId: string, body: Buffer) => {
      const open = new Storage(
        workerEnvSchema
          .pick({
            S3_ENDPOINT: true,
            S3_REGION: true,
            S3_ACCESS_KEY_ID: true,
            S3_SECRET_ACCESS_KEY: true,
            S3_BUCKET: true,
          })
          .parse(storage.env),
      );
      await open.put(fileKey('resume', fileId), { body, contentType: 'application/pdf' });
      open.close();
    },
    deliver: running.deliver,
    count: async (table: string, where = 'true'): Promise<number> => {
      const [row]: { n: number }[] = await database.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`);
      return row?.n ?? 0;
    },
    stop: async () => {
      await running.stop();
      await Promise.all([...peers.map((peer) => peer.close()), storage.stop()]);
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;

const profileOf = (
  userId: number,
  { skills, experience, education, location }: PngPerson,
  resume: string | null,
): Person => ({
  userId,
  firstName: 'Kila',
  lastName: `Doe${userId}`,
  location: location ?? null,
  bio: null,
  skills,
  experience,
  education: education ?? null,
  resume,
});

const applicationTo = (id: number, jobId: number, resume: string | null): ApplicationRecord => ({
  id,
  jobId,
  userId: id,
  status: 'applied',
  coverLetter: 'I should like to work for you and can begin next month.',
  resume,
  answers: null,
  notes: null,
  appliedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  offerMadeAt: null,
  hadInterview: false,
  withdrawnAt: null,
  jobWithdrawnAt: null,
  deletedJob: null,
  nextInterview: null,
  interviews: [],
});

const wireJob = (id: number, job: PngCase['job']): Job =>
  exampleJob({
    ...job,
    id,
    location: 'Port Moresby',
    industry: 'other',
    companyId,
    company: { id: companyId, name: 'Company', logo: null, location: 'Lae', industry: 'Other' },
  });
