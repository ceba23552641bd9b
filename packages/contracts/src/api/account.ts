import { z } from 'zod';
import { exportStates } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { success } from './common.js';
import { passwordAndAnyCodeBody, passwordBody } from './second-factor.js';

export const accountClosing = z.object({ deleteAfter: field.isoInstant }).meta({ id: 'AccountClosing' });
export type AccountClosing = z.infer<typeof accountClosing>;

/** A download of everything that is held about the caller (decision A17). */
export const dataExport = z
  .object({
    id: z.uuid(),
    state: z.enum(exportStates),
    /** Bytes; null until it is ready. */
    size: z.int().nullable(),
    createdAt: field.isoInstant,
    /** Until when it can be downloaded. */
    expiresAt: field.isoInstant,
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExport>;
export const exportParams = z.object({ id: z.uuid(say.idInvalid) });

/** What people do with their account as a whole (decision A18). */
export const accountApi = {
  close: route({
    method: 'POST',
    path: '/auth/close-account',
    summary: 'Have your account deleted in 7 days; you are signed out everywhere and may take it back until then',
    access: 'session',
    body: passwordAndAnyCodeBody,
    answer: accountClosing,
    refuses: ['wrong_password', 'wrong_code', 'last_super_admin', 'company_jobs_open'],
    limit: 'password',
  }),
  keep: route({
    method: 'POST',
    path: '/auth/keep-account',
    summary: 'Take the deletion of your account back',
    access: 'session',
    answer: success,
  }),
  exports: route({
    method: 'GET',
    path: '/auth/exports',
    summary: 'Your downloads of your data, the newest first',
    access: 'session',
    answer: z.array(dataExport),
  }),
  startExport: route({
    method: 'POST',
    path: '/auth/exports',
    summary: 'Have an archive made of everything that is held about you; a mail says when it is ready',
    access: 'session',
    body: passwordBody,
    answer: dataExport,
    refuses: ['wrong_password', 'rate_limited'],
    limit: 'password',
  }),
  exportFile: route({
    method: 'GET',
    path: '/auth/exports/{id}/file',
    summary: 'The archive, for its owner, for 7 days',
    access: 'session',
    params: exportParams,
    answer: z.any(),
    file: 'application/zip',
    refuses: ['file_not_found'],
  }),
};
