import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport, type Transporter } from 'nodemailer';
import { testSmtp, type TestSmtp } from './smtp.js';

describe('testSmtp', () => {
  let smtp: TestSmtp;
  let transport: Transporter;
  const send = (to = 'meri@mail.test') =>
    transport.sendMail({ from: 'board@workboard.test', to, subject: 'Gude', text: 'Wok i stap' });

  beforeEach(async () => {
    smtp = await testSmtp();
    transport = createTransport({ url: smtp.url });
  });
  afterEach(async () => {
    transport.close();
    await smtp.stop();
  });

  it('records envelope and parsed content', async () => {
    await send();
    const { from, mail } = await smtp.mailTo('meri@mail.test', (received) => received.mail.subject === 'Gude');
    expect(from).toBe('board@workboard.test');
    expect(mail.text?.trim()).toBe('Wok i stap');
  });

  it('refuses with the code it was told', async () => {
    smtp.behave({ kind: 'refuse', code: 451 });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    smtp.behave(({ to }) =>
      to.includes('gone@mail.test') ? { kind: 'refuseRecipient', code: 550 } : { kind: 'accept' },
    );
    await expect(send('gone@mail.test')).rejects.toMatchObject({ responseCode: 550 });
    await send();
    expect(smtp.received).toHaveLength(1);
  });

  it('cuts the connection before its answer', async () => {
    smtp.behave({ kind: 'drop' });
    await expect(send()).rejects.toThrow();
    expect(smtp.received).toHaveLength(0);
  });

  it('answers late when told to be slow', async () => {
    smtp.behave({ kind: 'slow', milliseconds: 120 });
    const started = Date.now();
    await send();
    expect(Date.now() - started).toBeGreaterThanOrEqual(115);
  });
});
