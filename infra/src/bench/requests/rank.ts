import type { RankResult } from '@workboard/contracts';
import type { Client } from 'pg';
import { insertion, removePeople, untilKnown } from '../applied-job.js';
import type { Load, Sent } from './drive.js';
import { askOnce, employer, postJob, signIn } from './asking.js';

const applicants = 200;
const made = {
  domain: 'rank-bench.test',
  letter: 'I should like to work for you and can begin next month.',
  withResumes: true,
};

/** Ranks the 200 applicants of a job, who were ranked before and have not changed since. */
export const rankingOf = async (base: string, client: Client): Promise<Load> => {
  const { cookie } = await askOnce(base, signIn(employer));
  const job = await postJob(base, { cookie, title: 'Accounts Officer' });
  await removePeople(client, made.domain);
  await untilKnown(client, job);
  await client.query(insertion(made), [job, applicants]);
  await client.query('ANALYZE applications.applications');
  const rank: Sent = {
    method: 'POST',
    path: `/api/applications/rank/${job}`,
    headers: { cookie },
    body: { limit: 10 },
  };
  for (let result: Partial<RankResult> = {}; !result.complete;) {
    result = JSON.parse((await askOnce(base, rank)).text) as RankResult;
  }
  return { next: () => rank };
};
