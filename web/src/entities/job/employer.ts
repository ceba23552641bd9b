import type { CardJob } from '@workboard/contracts';

/** The employer's name, or what stands for it (spec §2 "Job detail"). */
export const employerName = (job: CardJob): string => job.company?.name ?? `Company #${job.companyId}`;

/** `Company · Place` of a job. */
export const companyAndPlace = (job: CardJob): string => [employerName(job), job.location].filter(Boolean).join(' · ');
