import type { ResumeInfo } from '@workboard/contracts';
import { formatDay } from '../../lib/text/dates.js';
import { read } from '../../lib/api/read.js';

/** The name, size and day of one's CV; null without one. */
export const resumeQuery = read('/upload/resume');

const kilobyte = 1024;

/** `84 KB`, `2.5 MB`. */
export const sayFileSize = (bytes: number): string =>
  bytes < kilobyte ** 2
    ? `${Math.max(1, Math.round(bytes / kilobyte))} KB`
    : `${(bytes / kilobyte ** 2).toFixed(1)} MB`;

/** `Mere Kila CV.pdf · 22 Nov 2026 · 84 KB`, so that people who share a phone see whose it is. */
export const sayResume = ({ name, uploadedAt, size }: ResumeInfo): string =>
  [name ?? 'PDF', formatDay(uploadedAt), sayFileSize(size)].join(' · ');
