import { z } from 'zod';
import { cvLayouts } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { companyIdParams, success } from './common.js';

const resumeUploaded = z
  .object({ url: z.string(), resumeUrl: z.string(), resume: z.string() })
  .meta({ id: 'ResumeUploaded' });
const logoUploaded = z.object({ url: z.string(), logoUrl: z.string(), logo: z.string() }).meta({ id: 'LogoUploaded' });
/** What is known of one's current resume; `name` is what the file was called on the device it came from, `size` in bytes. */
export const resumeInfo = z
  .object({ name: z.string().nullable(), size: z.int(), uploadedAt: field.isoInstant })
  .meta({ id: 'ResumeInfo' });
export type ResumeInfo = z.infer<typeof resumeInfo>;
export type ResumeUploaded = z.infer<typeof resumeUploaded>;
export type LogoUploaded = z.infer<typeof logoUploaded>;

/** The CV that is made from a profile (decision A20). */
export const cvChoice = z.object({ layout: z.enum(cvLayouts).default('plain') });

export const fileParams = z.object({ fileId: z.uuid() });

export const uploadsApi = {
  resume: route({
    method: 'POST',
    path: '/upload/resume',
    summary: 'Upload your resume (PDF)',
    access: 'session',
    upload: 'resume',
    answer: resumeUploaded,
    status: 201,
    limit: 'upload',
  }),
  resumeInfo: route({
    method: 'GET',
    path: '/upload/resume',
    summary: 'The name, size and day of your resume; null without one',
    access: 'session',
    answer: resumeInfo.nullable(),
  }),
  previewCv: route({
    method: 'GET',
    path: '/upload/resume/from-profile',
    summary: 'The CV that your profile makes, to look at (decision A20)',
    access: 'session',
    query: cvChoice,
    answer: z.any(),
    file: 'application/pdf',
  }),
  makeCv: route({
    method: 'PUT',
    path: '/upload/resume/from-profile',
    summary: 'Make a CV from your profile your resume, in the place of the one before (decision A20)',
    access: 'session',
    body: cvChoice,
    answer: resumeUploaded,
    limit: 'upload',
  }),
  removeResume: route({
    method: 'DELETE',
    path: '/delete/resume',
    summary: 'Delete your resume',
    access: 'session',
    answer: success,
  }),
  logo: route({
    method: 'POST',
    path: '/upload/logo',
    summary: 'Upload a logo for a company that is being created',
    access: ['employer', 'super_admin'],
    upload: 'logo',
    answer: logoUploaded,
    status: 201,
    limit: 'upload',
  }),
  companyLogo: route({
    method: 'POST',
    path: '/upload/logo/{companyId}',
    summary: "Upload your company's logo",
    access: ['employer', 'super_admin'],
    params: companyIdParams,
    upload: 'logo',
    answer: logoUploaded,
    status: 201,
    limit: 'upload',
    changesLists: true,
    refuses: ['not_company_editor'],
  }),
  adminLogo: route({
    method: 'POST',
    path: '/admin/upload/logo/{companyId}',
    summary: "Upload any company's logo",
    access: ['admin', 'super_admin'],
    params: companyIdParams,
    upload: 'logo',
    answer: logoUploaded,
    status: 201,
    limit: 'upload',
    changesLists: true,
  }),
  removeLogo: route({
    method: 'DELETE',
    path: '/delete/logo/{companyId}',
    summary: "Delete a company's logo",
    access: ['employer', 'super_admin'],
    params: companyIdParams,
    answer: success,
    changesLists: true,
    refuses: ['not_company_editor'],
  }),
  resumeFile: route({
    method: 'GET',
    path: '/files/resumes/{fileId}',
    summary: 'A resume, for its owner and those it was sent to (decision W9)',
    access: 'session',
    scope: 'applications:read',
    params: fileParams,
    answer: z.any(),
    file: 'application/pdf',
    refuses: ['file_not_found'],
  }),
  logoFile: route({
    method: 'GET',
    path: '/files/logos/{fileId}',
    summary: 'A logo',
    access: 'public',
    params: fileParams,
    answer: z.any(),
    file: 'image/*',
  }),
};

/** The product's own addresses of stored files (decision W9). */
export const fileUrl = (kind: 'resume' | 'logo', fileId: string): string => `/api/files/${kind}s/${fileId}`;
const fileUrlPattern = /^\/api\/files\/(resume|logo)s\/([0-9a-f-]{36})$/;
/** The file behind one of the product's addresses, or null for any other text. */
export const parseFileUrl = (url: string): { kind: 'resume' | 'logo'; fileId: string } | null => {
  const match = fileUrlPattern.exec(url);
  return match ? { kind: match[1] as 'resume' | 'logo', fileId: match[2] as string } : null;
};
