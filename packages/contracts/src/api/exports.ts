import { z } from 'zod';
import { mostNamed } from '../constants.js';
import { applicationStatuses } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { applicationsScope } from './applications.js';
import { idParams } from './common.js';
import { choice } from './paging.js';

/** Which applications are taken away: those that are named, or all that match (decision P58). */
export const takeAwayQuery = z.object({
  ids: field.idsInQuery(mostNamed, `At most ${mostNamed} at once`).optional(),
  jobId: field.id.optional(),
  status: choice('Status', applicationStatuses),
  /** Words to look for. */
  q: z.string().trim().max(200, 'Must be at most 200 characters').optional(),
  ...applicationsScope.shape,
});
export type TakeAway = z.output<typeof takeAwayQuery>;

/** What an employer takes away as files (decisions P58, P59). */
export const exportsApi = {
  sheet: route({
    method: 'GET',
    path: '/applications/export/sheet',
    summary: 'Applications as a table (CSV) for a spreadsheet',
    access: ['employer'],
    query: takeAwayQuery,
    answer: z.any(),
    file: 'text/csv',
    limit: 'export',
    forReaders: false,
  }),
  resumes: route({
    method: 'GET',
    path: '/applications/export/resumes',
    summary: 'The CVs that were sent with applications (ZIP), and a table of their applicants',
    access: ['employer'],
    query: takeAwayQuery,
    answer: z.any(),
    file: 'application/zip',
    limit: 'export',
    forReaders: false,
  }),
  shortlist: route({
    method: 'GET',
    path: '/applications/export/shortlist',
    summary: 'Applications on paper (PDF): a list, then each with its letter, profile and an empty scorecard',
    access: ['employer'],
    query: takeAwayQuery,
    answer: z.any(),
    file: 'application/pdf',
    limit: 'export',
    forReaders: false,
  }),
  labourMarketTest: route({
    method: 'GET',
    path: '/jobs/{id}/labour-market-test',
    summary: 'What a Labour Market Test asks for (PDF): the advertisement, when it was live, applicants and outcomes',
    access: ['employer'],
    params: idParams,
    answer: z.any(),
    file: 'application/pdf',
    limit: 'export',
    forReaders: false,
    refuses: ['not_job_editor'],
  }),
  poster: route({
    method: 'GET',
    path: '/jobs/{id}/poster',
    summary: 'A poster of the job (PDF, A4) with a QR code and strips to tear off',
    access: 'public',
    params: idParams,
    answer: z.any(),
    file: 'application/pdf',
    limit: 'page',
  }),
};
