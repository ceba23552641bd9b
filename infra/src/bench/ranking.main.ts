import type { RankResult } from '@workboard/contracts';
import { type AppliedJob, withAppliedJob } from './applied-job.js';
import { summarise, timed } from './measure.js';

// node infra/dist/bench/ranking.main.js [applicants] [reruns]: ranks a job through the API, first with everything to do and then
// with nothing changed, which has to take less than 100 ms for 200 applicants. Wants what applied-job.ts wants. On a machine
// that does other things the ratios say more than the figures; reading the job shows how long any call takes.
const applicants = Number(process.argv[2] ?? 200);
const reruns = Number(process.argv[3] ?? 30);
const limitMs = 100;
const columns = [
  'applicants',
  'first ms',
  'again p50 ms',
  'again p99 ms',
  'reading the job p50 ms',
  'first / again',
  'verdict',
];

/** Asks until everybody is ranked. */
const rank = async ({ id, ask }: AppliedJob): Promise<void> => {
  let isComplete = false;
  while (!isComplete) {
    const result = JSON.parse(await ask('POST', `/api/applications/rank/${id}`, { limit: 10 })) as RankResult;
    if (result.totalApplicants !== applicants) {
      throw new Error(`${result.totalApplicants} applicants instead of ${applicants}`);
    }
    isComplete = result.complete;
  }
};

const measure = async (job: AppliedJob): Promise<void> => {
  const first = await timed(() => rank(job));
  const again: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < reruns; run += 1) {
    again.push(await timed(() => rank(job)));
    plain.push(await timed(() => job.ask('GET', `/api/jobs/${job.id}`)));
  }
  const { p50, p99 } = summarise(again);
  console.log(columns.join('\t'));
  const figures = [first, p50, p99, summarise(plain).p50, first / p50].map((value) => value.toFixed(1));
  console.log([applicants, ...figures, p50 < limitMs ? 'ok' : 'too slow'].join('\t'));
};

await withAppliedJob(
  {
    domain: 'ranking-bench.test',
    applicants,
    withResumes: true,
    letter: 'I should like to work for you and can begin next month.',
    job: {
      title: 'Accounts Officer',
      description: 'Keep the books of a trading company in Lae: pay suppliers, reconcile the bank, report each month.',
      location: 'Lae',
      industry: 'finance',
      requirements: ['Diploma in accounting', 'At least 3 years of bookkeeping'],
      responsibilities: ['Pay suppliers', 'Reconcile bank accounts', 'Prepare monthly reports'],
      skills: ['Accounts payable', 'Reconciliation', 'Excel', 'MYOB'],
    },
  },
  measure,
);
