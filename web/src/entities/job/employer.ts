import type { Job } from '@workboard/contracts';

/** The employer's name, or what stands for it (spec §2 "Job detail"). */
export const employerName = (job: Job): string => job.company?.name ?? `Company #${job.companyId}`;

/** `Company · Place` of a job. */
export const companyAndPlace = (job: Job): string => [employerName(job), job.location].filter(Boolean).join(' · ');
