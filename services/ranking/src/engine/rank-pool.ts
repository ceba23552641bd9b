import { inOrder } from './ordering.js';
import { type ApplicantScorer, type RankApplication, type Ranking, type RankJob } from './types.js';

/** Ranks all applicants of one job, best first. The command and the service both rank through here. */
export const rankPool = async ({
  job,
  applications,
  scorer,
  signal,
}: {
  job: RankJob;
  applications: RankApplication[];
  scorer: ApplicantScorer;
  signal?: AbortSignal;
}): Promise<Ranking[]> => {
  const assessed = await Promise.all(
    applications.map(async (application) => ({
      applicationId: application.applicationId,
      ...(await scorer.score({ job, application, ...(signal && { signal }) })),
    })),
  );
  return inOrder(assessed);
};
