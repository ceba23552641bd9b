import { type Problem, type ProblemName, problemNames, type SystemStatus } from '@workboard/contracts';
import type { Readings } from './readings.js';

/** As in infra/observability/alerts.yml, without the time that an alarm waits. */
const limits = {
  eventsSeconds: 600,
  deliverySeconds: 300,
  failing: 0.1,
  queueSeconds: 300,
  attempts: 4,
  fallbacks: 0.2,
};

/** `42 s`, `7 min`, `3 h` */
export const ageInWords = (seconds: number): string => {
  if (seconds < 120) {
    return `${Math.round(seconds)} s`;
  }
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
};
const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`;

type Facts = Omit<SystemStatus, 'problems' | 'checkedAt'> & { readings: Readings };

const wrongParts = ({ parts }: Facts): [part: string, detail: string][] =>
  parts
    .filter(({ state }) => state !== 'up')
    .map(({ name, state, processes }) => {
      const failing = [...new Set(processes.flatMap((process) => process.failing))];
      const why = failing.length > 0 ? `${failing.join(', ')} does not answer` : undefined;
      const running = `${processes.filter((process) => process.state === 'up').length} of ${processes.length} work`;
      const words = { up: '', unknown: 'nothing is known of it', down: 'does not answer', degraded: running };
      return [name, why ?? words[state]];
    });

const rules: Record<ProblemName, (facts: Facts) => [part: string, detail: string][]> = {
  PartAway: wrongParts,
  PoolExhausted: ({ readings }) =>
    readings
      .ofProcesses('workboard_database_connections', 'state', 'waiting')
      .filter(([, waiting]) => waiting > 0)
      .map(([process, waiting]) => [process, `${waiting} wait for a connection`]),
  EventParked: ({ outboxes }) =>
    outboxes.filter(({ parked }) => parked > 0).map(({ service, parked }) => [service, `${parked} put aside`]),
  EventsWait: ({ outboxes }) =>
    outboxes
      .filter(({ oldestSeconds }) => (oldestSeconds ?? 0) > limits.eventsSeconds)
      .map(({ service, open, oldestSeconds }) => [
        service,
        `${open} wait, the oldest for ${ageInWords(oldestSeconds ?? 0)}`,
      ]),
  MessagesToPeopleLate: ({ channels }) =>
    channels
      .filter(({ oldestSeconds }) => oldestSeconds > limits.deliverySeconds)
      .map(({ name, due, oldestSeconds }) => [name, `${due} due, the oldest for ${ageInWords(oldestSeconds)}`]),
  MessagesToPeopleFail: ({ channels }) =>
    channels
      .filter(({ failing }) => failing > limits.failing)
      .map(({ name, failing }) => [name, `${percent(failing)} of the last half hour could not be delivered`]),
  QueueLate: ({ queues }) =>
    queues
      .filter(({ oldestSeconds }) => oldestSeconds > limits.queueSeconds)
      .map(({ name, depth, oldestSeconds }) => [name, `${depth} wait, the oldest for ${ageInWords(oldestSeconds)}`]),
  RankingFails: ({ readings }) =>
    [...readings.by('kind', 'workboard_ranking_work_attempts')]
      .filter(([, attempts]) => attempts > limits.attempts)
      .map(([kind, attempts]) => [kind, `begun ${attempts} times`]),
  RankingFallback: ({ readings }) =>
    [...readings.by('', 'workboard_ranking_fallback_ratio').values()]
      .filter((ratio) => ratio > limits.fallbacks)
      .map((ratio) => ['ranking', `${percent(ratio)} of the latest judgements`]),
};

/** What is wrong now, the worst first. */
export const problemsOf = (facts: Facts): Problem[] =>
  problemNames.flatMap((name) => rules[name](facts).map(([part, detail]) => ({ name, part, detail })));
