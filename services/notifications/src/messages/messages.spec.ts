import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { tokenPurposes } from '@workboard/contracts';
import { z } from 'zod';
import { messages } from './index.js';
import { defineMessage } from './kit/message.js';
import { followersOf, registryOf } from './kit/registry.js';
import { samplesOf } from './kit/samples.js';

const page = readFileSync(new URL('../../../../docs/mail.md', import.meta.url), 'utf8');

/** The files in which messages may be defined, by their paths from here. */
const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.spec.ts'),
);
const definitionsIn = async (file: string) => {
  const exported: Record<string, unknown> = await import(`./${file.replace(/ts$/, 'js')}`);
  return Object.values(exported).filter((value) => typeof value === 'object' && value !== null && 'intent' in value);
};

/** What rows hold that earlier versions wrote; kinds that came later need none here. */
const rows: Record<string, object> = {
  token: { tokenId: '8d1f0e55-8c5c-4a39-a5a1-6f3a4b9f7c11' },
  account_exists: {},
  password_changed: {},
  second_factor: { news: 'code_used', codesLeft: 2 },
  phone_code: { codeId: '8d1f0e55-8c5c-4a39-a5a1-6f3a4b9f7c12' },
  phone_sign_in: { news: 'on', phone: '+675…67' },
  sms_code: { codeId: '8d1f0e55-8c5c-4a39-a5a1-6f3a4b9f7c11' },
  account_closed: { farewellId: '8d1f0e55-8c5c-4a39-a5a1-6f3a4b9f7c11' },
  export_ready: {},
  interview_scheduled: { interviewId: 5, applicationId: 3, sequence: 0 },
  interview_changed: { interviewId: 5, applicationId: 3, sequence: 1, restored: 'yes' },
  interview_cancelled: { interviewId: 5, applicationId: 3, reason: 'withdrawn' },
  interview_reminder: { interviewId: 5, applicationId: 3, sequence: 0, hours: 24 },
  interview_host: { interviewId: 5, applicationId: 3, sequence: 0, host: 'host@mail.test' },
  interview_host_cancelled: {
    interviewId: 5,
    seekerId: 7,
    reason: 'employer',
    hasLeft: 'true',
    host: 'host@mail.test',
  },
  interview_times: { inviteeId: 9, applicationId: 3 },
  interview_times_reminder: { inviteeId: 9, applicationId: 3 },
  interview_times_withdrawn: { inviteeId: 9, applicationId: 3 },
  interview_answered: { interviewId: 5 },
  interview_outcome: { interviewId: 5, applicationId: 3, sequence: 0 },
  application_message: { applicationId: 3, messageId: 4 },
  application_status: { applicationId: 3, status: 'hired', messageId: 4 },
  welcome: {},
  team_role_changed: { companyId: 1, teamRole: 'reader' },
  company_authorised: { companyId: 1 },
  webhook_ended: { companyId: 1, host: 'ats.example.org', why: 'failing' },
  company_refused: { companyId: 1, wasAuthorised: 'false', reason: '' },
  company_arrived: { companyId: 1, userId: 2 },
  job_taken_down: { jobId: 1, reason: '' },
  job_withdrawn: { applicationId: 3 },
  company_renamed: { companyId: 1, from: 'Kumul', to: 'Kumul Energy', underReview: 'true' },
  reviews_waiting: {},
  application_sent: { applicationId: 3 },
  application_received: { applicationId: 3 },
  application_withdrawn: { applicationId: 3, interviewIds: '5,6' },
  application_mention: { applicationId: 3, noteId: 8 },
  job_alert: { alertId: 1, jobId: 2 },
  job_closing: { jobId: 1, days: 7 },
  saved_closing: { userId: 7, day: '2026-10-12' },
  applications_digest: { period: '2026-10-05' },
  job_digest: { alertId: 1, period: '2026-10-05' },
};

describe('messages/index.ts', () => {
  it('lists every message that is defined', async () => {
    const unlisted: string[] = [];
    for (const file of files) {
      const defined = await definitionsIn(file);
      if (!defined.every((one) => messages.some((listed) => listed === one))) {
        unlisted.push(`messages/${file} is not in messages/index.ts`);
      }
    }
    expect(unlisted).toEqual([]);
  });

  it('is refused with two messages of one kind', () => {
    const one = defineMessage({ kind: 'welcome', priority: 4, data: z.object({}) });
    expect(() => registryOf([...messages, one])).toThrow('Two messages of kind welcome in messages/index.ts');
  });

  it('is refused with a message that follows what does not come here', () => {
    const one = defineMessage({
      kind: 'profile_changed',
      priority: 4,
      data: z.object({}),
      on: { 'user.profile_changed': ({ userId }) => [{ dedupeKey: `profile_changed.${userId}`, userId, data: {} }] },
    });
    expect(() => followersOf([one])).toThrow(
      'A message follows user.profile_changed, to which notifications does not subscribe in contracts/src/events.ts',
    );
  });

  it('has an example of every mail, each under a name of its own', () => {
    const site = { name: 'Site', publicUrl: 'http://localhost', email: '', phone: '', address: '' };
    const examples = messages.map(({ kind, mail, examples }) => ({
      kind,
      mail,
      names: Object.keys(examples(samplesOf(site))),
    }));
    expect(examples.filter(({ mail, names }) => mail && names.length === 0).map(({ kind }) => kind)).toEqual([]);
    const names = examples.flatMap(({ names }) => names);
    expect(names).toEqual([...new Set(names)]);
  });

  it('reads the rows of earlier versions, with numbers as numbers or as text', () => {
    for (const [kind, row] of Object.entries(rows)) {
      const { data } = messages.find((message) => message.kind === kind)!;
      expect(data.parse(row)).toEqual(row);
      const asText = Object.entries(row).map(([name, value]) => [name, String(value)]);
      expect(data.parse(Object.fromEntries(asText))).toEqual(row);
    }
  });
});

describe('docs/mail.md', () => {
  it('says of every kind of message who gets it when, and what stops it', () => {
    const rows = new Set(Array.from(page.matchAll(/^\| `(\w+)` \|(?: [^|]*\|){4}$/gm), ([, kind]) => kind));
    const missing = messages.map(({ kind }) => kind).filter((kind) => !rows.has(kind));
    expect(missing.map((kind) => `docs/mail.md has no row for ${kind}`)).toEqual([]);
  });

  it('says of every mailed link who gets it and how long it lives', () => {
    const rows = Array.from(page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|(?: [^|]*\|){2}$/gm), ([, links]) => links).join();
    expect(tokenPurposes.filter((purpose) => !rows.includes(`\`${purpose}\``))).toEqual([]);
  });
});
