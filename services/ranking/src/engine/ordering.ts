import { type ApplicationId, type Assessment, type Ranking } from './types.js';

/** Puts assessed applicants in order: score down, then applicationId up, ranks 1 to N. A score that is no number counts as 0. */
export const inOrder = (assessed: ({ applicationId: ApplicationId } & Assessment)[]): Ranking[] => {
  return assessed
    .map((one) => ({ ...one, score: Number.isFinite(one.score) ? Math.min(100, Math.max(0, one.score)) : 0 }))
    .toSorted((a, b) => b.score - a.score || compareIds(a.applicationId, b.applicationId))
    .map(({ applicationId, score, reasons, flags, embeddedScore, copied, notes }, at) => ({
      applicationId,
      score,
      rank: at + 1,
      reasons,
      ...(flags.length > 0 ? { flags } : {}),
      ...(embeddedScore === undefined || embeddedScore === null ? {} : { embeddedScore }),
      ...(copied && copied.length > 0 ? { copied } : {}),
      ...(notes && notes.length > 0 ? { notes } : {}),
    }));
};

const compareIds = (a: ApplicationId, b: ApplicationId): number => {
  if (typeof a === 'number' && typeof b === 'number') {
    return a - b;
  }
  return String(a) < String(b) ? -1 : 1;
};
