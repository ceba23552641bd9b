import { type Check, column, complain, type Evidence } from './evidence.js';
import { patienceMs } from '../load/person.js';
import { recoveryMs } from '../inject/nemesis.js';
import type { Exchange, FaultRecord } from '../load/journal.js';

const describe = ({ op, method, path, status, ms, code, error }: Exchange): string =>
  `${op} ${method} ${path} ${status ?? error} ${code ?? ''} after ${ms} ms`;

/** Nobody else can answer while the only gateway is dead or stopped, and shortly after. */
const graceMs = 3000;
const isWithout = (faults: readonly FaultRecord[]) => {
  const dark = faults.filter(({ target }) => target.split(' + ').includes('gateway'));
  return ({ at, ms }: Exchange): boolean =>
    dark.some(({ from, to, recoveredMs }) => at < to + (recoveredMs ?? recoveryMs) + graceMs && at + ms > from);
};

const noBreach = ({ journal }: Evidence): Promise<string[]> => {
  const breaches = journal.exchanges().filter(({ forbidden, status }) => forbidden && status !== null && status < 400);
  return Promise.resolve(complain('answer to somebody whom it is not for', breaches.map(describe)));
};

const inTime = ({ journal, pace }: Evidence): Promise<string[]> => {
  const exchanges = journal.exchanges();
  const withoutGateway = isWithout(journal.faults());
  const isLate = ({ at, ms }: Exchange) => ms > patienceMs && ms > patienceMs * pace.slowness(at, at + ms);
  const late = exchanges.filter((one) => isLate(one) && !withoutGateway(one));
  const silent = exchanges.filter((one) => one.status === null && !isLate(one) && !withoutGateway(one));
  const failed = exchanges.filter(({ status }) => status !== null && status >= 500);
  return Promise.resolve([
    ...complain('answer that took too long', late.map(describe)),
    ...complain('request without an answer while the gateway ran', silent.map(describe)),
    ...complain('failure other than 503', failed.filter(({ status }) => status !== 503).map(describe)),
    ...complain(
      '503 without Retry-After',
      failed.filter(({ status, retryAfter }) => status === 503 && !retryAfter).map(describe),
    ),
  ]);
};

const recoversAlone = ({ journal }: Evidence): Promise<string[]> => {
  const stuck = journal.faults().filter(({ recoveredMs }) => recoveredMs === null);
  return Promise.resolve(
    complain(
      'fault that was not over in time',
      stuck.map(({ name, target }) => `${name}: ${target}`),
    ),
  );
};

const rankingsAreRight = async ({ journal, database }: Evidence): Promise<string[]> => {
  const strangers = await column(
    database,
    `SELECT e.application_id AS value FROM ranking.run_entries e JOIN ranking.runs r ON r.id = e.run_id
     LEFT JOIN applications.applications a ON a.id = e.application_id WHERE a.job_id IS DISTINCT FROM r.job_id`,
  );
  const scores = await column(
    database,
    'SELECT score AS value FROM ranking.run_entries WHERE score NOT BETWEEN 0 AND 100',
  );
  const wrong = journal.promises('ranked').filter((ranking) => ranking.wrong !== null);
  return [
    ...complain('applicant of another job in a ranking', strangers),
    ...complain('score outside 0 to 100', scores),
    ...complain('ranking that cannot be right', wrong),
  ];
};

const tokensOnce = ({ journal }: Evidence): Promise<string[]> => {
  const used = journal.promises('link used').filter(({ status }) => status !== null && status < 300);
  const tokens = used.map(({ token }) => token);
  return Promise.resolve(
    complain(
      'token that worked twice',
      tokens.filter((token, at) => tokens.indexOf(token) !== at),
    ),
  );
};

export const answerChecks: readonly Check[] = [
  { id: 'I5', says: 'no answer allows more than the matrix; an ended session is refused', find: noBreach },
  { id: 'I6', says: 'every request is answered within 15 s; failures are 503 with Retry-After', find: inTime },
  { id: 'I7', says: 'recovers from each fault within 30 s by itself', find: recoversAlone },
  {
    id: 'I11',
    says: 'rankings are valid and name only applicants of that job',
    find: rankingsAreRight,
    patienceMs: 10_000,
  },
  { id: 'I13', says: 'a token succeeds once', find: tokensOnce },
];
