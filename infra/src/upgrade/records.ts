import { services, withClient } from '@workboard/local-servers';
import { sqlName, tablesOf } from '../backup/tables.js';

/** Rows of each table, by `schema.table`. */
export type Counts = Record<string, number>;

/** What processes write down for themselves while they start, learn and idle; everything else is people's. */
const own =
  /\.(outbox|inbox|event_failures|processes|job_words|idempotency_keys|setup_steps|migrations|search_\w+|facet_\w+|job_cards|job_briefs|job_counts|work|engine\w*|repeatable\w*|typeorm_metadata)$/;

/** What grows by itself as time passes: mails that fall due, as reminders that only the new version knows. */
const growing = /\.(deliveries|domain_minutes)$/;

/** Counts people's rows in all services' tables. */
export const countRows = (adminUrl: string): Promise<Counts> =>
  withClient(adminUrl, async (client) => {
    const counts: Counts = {};
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sqlName(table)}`);
      const name = `${table.schema}.${table.name}`;
      if (services.includes(table.schema) && !own.test(name)) {
        counts[name] = rows[0]?.count ?? 0;
      }
    }
    return counts;
  });

/** Tables of which rows are missing, or to which some were added that do not come by themselves; new tables are no difference. */
export const differences = (before: Counts, after: Counts): string[] =>
  Object.entries(before).flatMap(([name, count]) => {
    const now = after[name];
    const isSame = now === count || (growing.test(name) && now !== undefined && now > count);
    return isSame ? [] : [`${name}: ${count} rows before, ${now ?? 'no table'} after`];
  });

interface CaughtMail {
  subject: string;
  text: string;
  headers: Record<string, string>;
  to: { address: string }[];
}

/** A mail by its Message-ID and by what it says to whom. */
export interface SentMail {
  messageId: string;
  content: string;
}

/** All mails that the catcher holds. */
export const caughtMails = async (mailUrl: string): Promise<SentMail[]> => {
  const mails = (await (await fetch(`${mailUrl}/api/email`)).json()) as CaughtMail[];
  return mails.map(({ headers, to, subject, text }) => ({
    messageId: headers['message-id'] ?? '',
    content: `${to.map(({ address }) => address).join(', ')}: ${subject}\n${text}`,
  }));
};

/** What was sent more than once: the same Message-ID, or the same words to the same person. */
export const sentTwice = (mails: readonly SentMail[]): string[] =>
  (['messageId', 'content'] as const).flatMap((key) => {
    const seen = new Set<string>();
    return mails.flatMap((mail) => {
      const isRepeated = seen.has(mail[key]);
      seen.add(mail[key]);
      return isRepeated ? [mail.content.split('\n', 1)[0] ?? ''] : [];
    });
  });
