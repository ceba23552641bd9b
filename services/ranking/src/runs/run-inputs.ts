import { createHash } from 'node:crypto';
import type { CandidateProfile, Job, RankableApplication } from '@workboard/contracts';
import { parseFileUrl } from '@workboard/contracts';
import type { RankApplication, RankJob } from '../engine/types.js';

const digestOfText = (text: string): string => createHash('sha256').update(text).digest('hex');
const digest = (value: unknown): string => digestOfText(JSON.stringify(value));

/** What the engines read of a job. */
export const rankJobOf = (job: Job): RankJob => ({
  title: job.title,
  description: job.description,
  requirements: job.requirements,
  responsibilities: job.responsibilities,
  skills: job.skills,
  industry: job.industry,
  ...(job.experienceLevel ? { experienceLevel: job.experienceLevel } : {}),
});

export const jobHashOf = (job: RankJob): string => digest(job);

/** The file behind an application's resume, or null. */
export const resumeFileOf = ({ resume }: Pick<RankableApplication, 'resume'>): string | null =>
  (resume && parseFileUrl(resume)?.fileId) || null;

/** What the engines read of an applicant; the names serve blinding alone. */
export const rankApplicationOf = (
  application: Pick<RankableApplication, 'applicationId' | 'coverLetter'>,
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
});

/** One hash for all that is read of an applicant, whoever they are. `resumeDigest` stands for the text of the resume. */
export const inputHashOf = (
  { candidate, coverLetter, resumeText }: RankApplication,
  resumeDigest = resumeText && digestOfText(resumeText),
): string => digest([candidate, coverLetter, resumeDigest]);
