/**
 * What can be wrong with the running system, the worst first: one name for the alert (infra/observability/alerts.yml), the
 * paragraph of the runbook (docs/runbook.md, which begins with the same sentences) and the super admin's status page (P80).
 */
export const problems = {
  PartAway: {
    title: 'A part does not answer',
    todo: 'Start it again, and read the last line of its log when it ends again. Searching, reading and applying go on without ranking, notifications and the file store.',
  },
  PoolExhausted: {
    title: 'Work waits for the database',
    todo: 'Look for a long statement in pg_stat_activity; when there is none, start another replica of the process.',
  },
  EventParked: {
    title: 'An event was put aside',
    todo: 'Read why in its row below. What it changes elsewhere is missing until it is sent again, which helps once the cause is mended.',
  },
  EventsWait: {
    title: 'Events wait',
    todo: "Start the subscriber's worker, and look whether Redis answers. Nothing is lost; what the events change comes late.",
  },
  MessagesToPeopleLate: {
    title: 'Mails or texts leave late',
    todo: 'Look whether notifications-worker runs and the mail server answers; when there are simply many, start more workers.',
  },
  MessagesToPeopleFail: {
    title: 'Mails or texts are refused',
    todo: 'Read the answers on the page Mail and SMS, mend the settings or the address list, and send them again there.',
  },
  QueueLate: {
    title: 'A queue is not worked off',
    todo: 'Start another worker of this kind; when workers are idle, look for their errors in the log.',
  },
  RankingFails: {
    title: 'Ranking work fails',
    todo: "Read the ranking worker's log; it is mostly memory, or the database. The work is tried again by itself.",
  },
  RankingFallback: {
    title: 'The language model does not answer',
    todo: 'Look at the key, the limits and the status of the model provider. Applicants are ranked by our own engine meanwhile.',
  },
} as const;
export type ProblemName = keyof typeof problems;
export const problemNames = Object.keys(problems) as ProblemName[];
