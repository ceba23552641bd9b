import type { JournalReader } from '../load/journal.js';
import { type Check, column, complain, type Evidence } from './evidence.js';
import { standing } from './records.js';

/** Faults in which a mail can be out without having been marked: the worker, the database or the line died meanwhile. */
const deadly = /^SIGKILL|^no memory|reset|lossy|cut|terminated|no connections/;
const parts = /notifications-worker|postgres|smtp/;
/** Each worker hands over so many mails at a time (MAIL_IN_FLIGHT), and two workers run. */
const inFlight = 2;

const excuses = (journal: JournalReader): number =>
  inFlight * journal.faults().filter(({ name, target }) => deadly.test(name) && parts.test(target)).length;

const countBy = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  items.forEach((item) => counts.set(item, (counts.get(item) ?? 0) + 1));
  return counts;
};

const handedOver = async ({ database, faulty, journal }: Evidence): Promise<string[]> => {
  const received = countBy(faulty.smtp.received.map(({ mail }) => mail.messageId ?? ''));
  const sent = await column<string>(
    database,
    `SELECT message_id AS value FROM notifications.deliveries WHERE channel = 'email' AND state = 'sent'`,
  );
  const known = new Set(
    await column<string>(
      database,
      `SELECT message_id AS value FROM notifications.deliveries WHERE message_id IS NOT NULL`,
    ),
  );
  const open = await column(
    database,
    `SELECT concat_ws(' ', kind, state, last_error) AS value FROM notifications.deliveries
     WHERE state IN ('queued', 'sending') AND due_at < now() - interval '5 seconds'`,
  );
  const extra = [...received.values()].reduce((sum, count) => sum + count - 1, 0);
  const excused = excuses(journal);
  return [
    ...complain('mail that is still waiting', open),
    ...complain(
      'mail marked as sent that no server got',
      sent.filter((id) => !received.has(id)),
    ),
    ...complain(
      'mail that no record knows',
      [...received.keys()].filter((id) => !known.has(id)),
    ),
    ...(extra > excused ? [`${extra} mails came twice; faults explain at most ${excused}`] : []),
  ];
};

/** Whether a mail is about the application of this number. */
const hasReference =
  (id: number) =>
  ({ mail }: { mail: { text?: string | undefined } }) =>
    Number(/WB-0*(\d+)/.exec(mail.text ?? '')?.[1]) === id;

const expected = async ({ database, faulty, journal }: Evidence): Promise<string[]> => {
  const got = (address: string, subject: RegExp) =>
    faulty.smtp.received.filter(({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ''));
  const given = new Set(
    await column<string>(
      database,
      `SELECT concat_ws(' ', kind, data ->> 'applicationId') AS value FROM notifications.deliveries
       WHERE kind IN ('application_sent', 'application_received')`,
    ),
  );
  const settled = new Set([
    ...journal.promises('withdrawn').map(({ id }) => id),
    ...(await column<number>(
      database,
      'SELECT id AS value FROM applications.applications WHERE job_withdrawn_at IS NOT NULL',
    )),
  ]);
  const wanted = standing(journal).filter(({ id }) => !settled.has(id));
  const unrecorded = wanted.flatMap(({ id }) =>
    ['application_sent', 'application_received'].map((kind) => `${kind} ${id}`).filter((mail) => !given.has(mail)),
  );
  const untold = wanted.filter(
    ({ id, email, employerEmail }) =>
      !got(email, /^Your application for /).some(hasReference(id)) ||
      !got(employerEmail, /^New application for /).some(hasReference(id)),
  );
  const unverified = journal.promises('registered').filter(({ email }) => got(email, /^Verify/).length === 0);
  const leavers = new Set(journal.promises('user deleted').map(({ email }) => email));
  const locked = journal
    .promises('password forgotten')
    .filter(({ email }) => !leavers.has(email) && got(email, /^Reset your/).length === 0);
  return [
    ...complain('application that no mail was recorded for', unrecorded),
    ...complain(
      'application that somebody was not told of',
      untold.map(({ id }) => id),
    ),
    ...complain(
      'registration without its mail',
      unverified.map(({ email }) => email),
    ),
    ...complain(
      'forgotten password without its mail',
      locked.map(({ email }) => email),
    ),
  ];
};

/** Jobs that were changed after they were published: alerts are told of what is new, and may not fit what a job became. */
const edited = (journal: JournalReader): number[] =>
  journal
    .exchanges()
    .filter(({ op }) => op === 'edit')
    .map(({ path }) => Number(path.split('/').at(-1)));

const digestsOnce = async ({ database, faulty, journal }: Evidence): Promise<string[]> => {
  const twice = await column(
    database,
    `SELECT concat_ws(' ', data ->> 'alertId', data ->> 'period') AS value FROM notifications.deliveries
     WHERE kind = 'job_digest' AND channel = 'email' GROUP BY data ->> 'alertId', data ->> 'period' HAVING count(*) > 1`,
  );
  const forgotten = await column(
    database,
    `SELECT id AS value FROM notifications.job_alerts WHERE frequency = 'daily' AND is_active AND last_period IS NULL
       AND active_since < $1::timestamptz`,
    [faulty.digestsAt],
  );
  const missed = await column(
    database,
    `SELECT DISTINCT format('alert %s, job %s', alert.id, job.job_id) AS value
     FROM notifications.job_alerts alert
     JOIN notifications.alert_keys key ON key.alert_id = alert.id
     JOIN notifications.alert_phrases words ON words.id = key.keyword_id
     JOIN notifications.alert_phrases place ON place.id = key.place_id
     JOIN notifications.job_copies job ON job.is_public AND NOT job.deleted AND job.published_at > alert.active_since
       AND (words.id = 0 OR job.words @@ words.match) AND (place.id = 0 OR job.places @@ place.match)
       AND notifications.alert_fits(alert, job) AND job.job_id <> ALL ($1::int[])
     WHERE alert.frequency = 'immediate' AND alert.is_active AND NOT EXISTS (
       SELECT FROM notifications.alert_matches m WHERE m.alert_id = alert.id AND m.job_id = job.job_id)`,
    [edited(journal)],
  );
  return [
    ...complain('alert with two digests in a period', twice),
    ...(Date.now() > faulty.digestsAt.getTime() + 120_000 ? complain('alert without its digest', forgotten) : []),
    ...complain('job that an alert was not told of', missed),
  ];
};

export const mailChecks: readonly Check[] = [
  {
    id: 'I4',
    says: 'every mail is handed over, and twice only where something died',
    find: handedOver,
    patienceMs: 60_000,
  },
  { id: 'I4', says: 'and everything that asks for one has its mail', find: expected, patienceMs: 30_000 },
  { id: 'I14', says: 'one digest per alert and period, and no match skipped', find: digestsOnce, patienceMs: 30_000 },
];
