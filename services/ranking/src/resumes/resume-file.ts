import { parseFileUrl, type RankableApplication } from '@workboard/contracts';

/** The file behind an application's resume, or null. */
export const resumeFileOf = ({ resume }: Pick<RankableApplication, 'resume'>): string | null =>
  (resume && parseFileUrl(resume)?.fileId) || null;
