import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testSmtp, type TestSmtp } from '@workboard/test-kit';
import type { Env } from '../env.js';
import { MailTransport } from './mail-transport.js';

describe('a mail server that speaks plain text alone', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await testSmtp();
  });
  afterAll(() => smtp.stop());

  const send = async (settings: Partial<Env>): Promise<void> => {
    const env = { SMTP_URL: smtp.url, MAIL_CONNECTIONS: 1, MAIL_SOCKET_TIMEOUT_MS: 5000, ...settings } as Env;
    const transport = new MailTransport(env);
    try {
      await transport.send({ from: 'site@mail.test', to: 'mary@mail.test', subject: 'News', text: 'News' });
    } finally {
      transport.onApplicationShutdown();
    }
  };

  it('gets no mail of a site beyond this machine, and those of a demo', async () => {
    const sent = send({ NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example.pg' });
    await expect(sent).rejects.toMatchObject({ code: 'ETLS' });
    expect(smtp.received).toEqual([]);
    await send({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' });
    expect(smtp.received).toHaveLength(1);
  });
});
