import { z } from 'zod';
import { hiringTeamMax } from '../constants.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams } from './common.js';

/** Who sees the applicants of a job beside the owner of its company and super admins (decision P68). */
export const hiringTeam = z
  .object({
    jobId: z.int(),
    /** Null while everybody of the company sees them; empty when the last member has left. */
    members: z.array(z.object({ id: z.int(), firstName: z.string(), lastName: z.string() })).nullable(),
    /** Whether the caller sees the applicants. */
    isOpenToYou: z.boolean(),
  })
  .meta({ id: 'HiringTeam' });
export type HiringTeam = z.infer<typeof hiringTeam>;

export const saveHiringTeamBody = z.object({
  /** Null opens the job's applicants to everybody of the company. */
  members: z.array(field.id).min(1, say.hiringTeamEmpty).max(hiringTeamMax, say.hiringTeamTooLarge).nullable(),
});
export type SaveHiringTeam = z.output<typeof saveHiringTeamBody>;

export const hiringTeamsApi = {
  list: route({
    method: 'GET',
    path: '/hiring-teams',
    summary: 'The hiring teams of your company; a job that is missing is open to everybody of it',
    access: ['employer'],
    answer: z.array(hiringTeam),
  }),
  save: route({
    method: 'PUT',
    path: '/jobs/{id}/hiring-team',
    summary: "Choose who of the company sees a job's applicants, or open them to everybody",
    access: ['employer', 'super_admin'],
    params: idParams,
    body: saveHiringTeamBody,
    answer: hiringTeam,
    refuses: ['job_not_found', 'not_in_hiring_team', 'conflict'],
  }),
};
