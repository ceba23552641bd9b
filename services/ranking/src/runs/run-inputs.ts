import { createHash } from 'node:crypto';
import type { Answered, CandidateFingerprint, CandidateProfile, Job, JobForRanking } from '@workboard/contracts';
import type { RankApplication, RankJob } from '../engine/types.js';

export const digestOfText = (text: string): string => createHash('sha256').update(text).digest('hex');
const digest = (value: unknown): string => digestOfText(JSON.stringify(value));

/** What the engines read of a job. */
export const rankJobOf = (job: Job | JobForRanking): RankJob => ({
  title: job.title,
  description: job.description,
  requirements: job.requirements,
  responsibilities: job.responsibilities,
  skills: job.skills,
  industry: job.industry,
  ...(job.experienceLevel ? { experienceLevel: job.experienceLevel } : {}),
  ...(job.questions && job.questions.length > 0 ? { questions: job.questions } : {}),
  ...('otherAds' in job && job.otherAds.length > 0 ? { otherAds: job.otherAds } : {}),
});

export const jobHashOf = (job: RankJob): string => digest(job);

/** One stamp of everything that a run is asked about; `parts` in an order that never changes. */
export const stampOf = (parts: {
  version: string;
  added: readonly string[];
  job: string[];
  people: string[];
}): string => digest([parts.version, parts.added, parts.job, parts.people]);

/** What the engines read of an applicant; the names serve blinding alone. */
export const rankApplicationOf = (
  application: { applicationId: number; coverLetter: string } & Partial<Answered>,
  { profile, resumeText }: { profile: CandidateProfile | undefined; resumeText: string },
): RankApplication => ({
  applicationId: application.applicationId,
  candidate: {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    bio: profile?.bio ?? '',
    skills: profile?.skills ?? [],
    experience: profile?.experience ?? '',
    education: profile?.education ?? '',
  },
  resumeText,
  coverLetter: application.coverLetter,
  ...(application.asked?.length && {
    answered: {
      asked: application.asked,
      answers: application.answers ?? null,
      appliedAt: application.appliedAt ?? '',
    },
  }),
});

/** What is read of an applicant, without the texts themselves. */
interface Read {
  person: CandidateFingerprint | undefined;
  letterDigest: string;
  /** Of the text of the resume; empty when there is none. */
  resumeDigest: string | undefined;
  /** Of `rankedAnswers`; nothing where nothing was asked. */
  answersDigest: string | undefined;
}

/** One hash for all that is read of an applicant, whoever they are. */
export const inputHashOf = ({ person, letterDigest, resumeDigest, answersDigest }: Read): string =>
  digest([person?.fingerprint ?? '', letterDigest, resumeDigest ?? '', ...(answersDigest ? [answersDigest] : [])]);
