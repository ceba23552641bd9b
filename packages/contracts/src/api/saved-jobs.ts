import { z } from 'zod';
import { savedJobDefaults } from '../constants.js';
import { priorities } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { jobIdParams, success } from './common.js';
import { jobSchema } from './jobs.js';

export const savedJob = z
  .object({
    id: z.int(),
    userId: z.int(),
    jobId: z.int(),
    notes: z.string().nullable(),
    folder: z.string(),
    priority: z.enum(priorities),
    savedAt: field.isoInstant,
    job: jobSchema,
  })
  .meta({ id: 'SavedJob' });
export type SavedJob = z.infer<typeof savedJob>;

/** A `userId` that is sent must be the caller's own. */
export const saveJobBody = z.object({
  jobId: field.id,
  userId: field.optionalId,
  ...field.readOnlyFields('id', 'savedAt'),
});
export type SaveJob = z.output<typeof saveJobBody>;

const blankTo = (fallback: string) => (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? fallback : value;

export const savedJobMetadataBody = z.object({
  notes: field.optionalText(5000),
  folder: z.preprocess(blankTo(savedJobDefaults.folder), z.string().trim().max(100).optional()),
  priority: z.preprocess(blankTo(savedJobDefaults.priority), z.enum(priorities).optional()),
  ...field.readOnlyFields('id', 'userId', 'jobId', 'savedAt'),
});
export type SavedJobMetadata = z.output<typeof savedJobMetadataBody>;

export const savedJobsApi = {
  list: route({
    method: 'GET',
    path: '/saved-jobs',
    summary: 'Your saved jobs, newest first',
    access: ['job_seeker'],
    answer: z.array(savedJob),
  }),
  save: route({
    method: 'POST',
    path: '/saved-jobs',
    summary: 'Save a job',
    access: ['job_seeker'],
    body: saveJobBody,
    answer: savedJob,
    refuses: ['already_saved'],
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/saved-jobs/{jobId}',
    summary: 'Unsave a job',
    access: ['job_seeker'],
    params: jobIdParams,
    answer: success,
    refuses: ['saved_job_not_found'],
  }),
  annotate: route({
    method: 'PUT',
    path: '/saved-jobs/{jobId}/metadata',
    summary: 'Notes, folder and priority of a saved job',
    access: ['job_seeker'],
    params: jobIdParams,
    body: savedJobMetadataBody,
    answer: savedJob,
    refuses: ['saved_job_not_found'],
  }),
};
