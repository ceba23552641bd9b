import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { startWorld, type World } from '../testing/world.js';
import { normalisePhone } from '@workboard/contracts/phone-number';
import { quietEnd } from './quiet-hours.js';
import { fitSms } from './sms-text.js';

describe('normalisePhone', () => {
  it.each([
    ['7200 0001', '+67572000001'],
    ['+675 7200 0001', '+67572000001'],
    ['00 675 7200 0001', '+67572000001'],
    ['+61 412 345 678', '+61412345678'],
    ['12', null],
    ['not a number', null],
  ])('reads %s as %s', (typed, read) => {
    expect(normalisePhone(typed)).toBe(read);
  });
});

describe('fitSms', () => {
  it('keeps the link and cuts the words', () => {
    const text = fitSms(`${'Nursing officer '.repeat(20)} https://workboard.test/jobs/12`);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/\.\.\. https:\/\/workboard\.test\/jobs\/12$/);
  });
  it('writes letters that the GSM alphabet lacks in the nearest way', () => {
    expect(fitSms('“Kokopo” – māori café ☕')).toBe('"Kokopo" - maori café ?');
  });
});

describe('quietEnd', () => {
  it.each([
    ['2026-10-05T10:59:59Z', null],
    ['2026-10-05T11:00:00Z', '2026-10-05T21:00:00.000Z'],
    ['2026-10-05T15:00:00Z', '2026-10-05T21:00:00.000Z'],
    ['2026-10-05T20:59:59Z', '2026-10-05T21:00:00.000Z'],
    ['2026-10-05T21:00:00Z', null],
  ])('at %s is %s', (now, end) => {
    expect(quietEnd(new Date(now))?.toISOString() ?? null).toBe(end);
  });
});

describe('texts', () => {
  let world: World;
  let provider: Server;
  const sent: URLSearchParams[] = [];
  let answer = 201;
  const token = 'provider-token-of-the-test';

  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const isOurs = request.headers.authorization === `Basic ${Buffer.from(`account:${token}`).toString('base64')}`;
        if (isOurs && answer < 300) {
          sent.push(new URLSearchParams(body));
        }
        response.writeHead(isOurs ? answer : 401).end('{}');
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    world = await startWorld({
      // 20:30 in Port Moresby.
      at: '2026-10-05T10:30:00.000Z',
      env: {
        SMS_DRIVER: 'http',
        SMS_URL: `http://127.0.0.1:${port}/Messages.json`,
        SMS_ACCOUNT: 'account',
        SMS_TOKEN: token,
        SMS_FROM: '+67570000000',
      },
    });
    world.addContact({ id: 7 });
    world.addJob({ id: 1, title: 'Driver' });
    await world.seeker(7).saveStatusAlert({ email: 'person7@mail.test', phone: '7200 0001' });
    await world.confirmPhone(7, '+67572000001');
  });
  afterAll(async () => {
    await world.stop();
    await new Promise((resolve) => provider.close(resolve));
  });

  let applicationId = 10;
  const change = async () => {
    applicationId += 1;
    world.addApplication({ id: applicationId, status: 'hired' });
    await world.tell('application.status_changed', {
      id: applicationId,
      jobId: 1,
      userId: 7,
      companyId: 1,
      from: 'applied',
      to: 'hired',
      changedAt: world.clock.now().toISOString(),
    });
    return applicationId;
  };
  const texts = (id: number) => world.deliveries(`subject = 'application:${id}' AND channel = 'sms'`);
  const incoming = (body: string, signature?: string) => {
    const url = 'https://workboard.test/api/sms/incoming';
    const fields = { From: '+67572000001', Body: body };
    const signed = createHmac('sha1', token).update(`${url}Body${body}From+67572000001`).digest('base64');
    return world.running.as(null).receiveSms({ url, fields, signature: signature ?? signed });
  };

  it('go out through the provider', async () => {
    await change();
    await waitFor(() => sent.length === 1);
    expect(sent[0]?.get('To')).toBe('+67572000001');
    expect(sent[0]?.get('Body')).toBe('Driver: Hired. http://localhost:3000/applications');
  });

  it('are tried again when the provider is away, and given up when it refuses', async () => {
    answer = 503;
    const away = await change();
    await waitFor(async () => (await texts(away))[0]?.lastError);
    answer = 201;
    world.clock.advance(60_000);
    await waitFor(() => sent.length === 2);

    answer = 400;
    const refused = await change();
    await waitFor(async () => (await texts(refused))[0]?.state === 'failed');
    answer = 201;
  });

  it('wake nobody at night', async () => {
    world.clock.set(new Date('2026-10-05T11:00:00.000Z'));
    const id = await change();
    await waitFor(async () => (await texts(id))[0]?.lastError === 'quiet hours');
    expect(sent).toHaveLength(2);
    world.clock.set(new Date('2026-10-05T21:00:00.000Z'));
    await waitFor(() => sent.length === 3);
  });

  it('stop at STOP and come again after START, if the provider signed it', async () => {
    await expect(incoming('STOP', 'forged')).rejects.toMatchObject({ code: 'forbidden' });
    await incoming('Stop ');
    const stopped = await change();
    await waitFor(async () => (await texts(stopped))[0]?.state === 'cancelled');
    await incoming('START');
    await change();
    await waitFor(() => sent.length === 4);
  });

  it('bring a code that somebody waits for, by night and to a number that nobody confirmed (decision A24)', async () => {
    const codeId = randomUUID();
    world.phoneCodes.set(codeId, { phone: '+67572000009', code: '123456' });
    world.clock.set(new Date('2026-10-06T12:00:00.000Z'));
    await world.tell('phone.code_created', { codeId });
    await waitFor(() => sent.length === 5);
    expect(sent[4]?.get('To')).toBe('+67572000009');
    expect(sent[4]?.get('Body')).toMatch(/^123456 is your code for .*NOT ME\.$/);
    world.clock.set(new Date('2026-10-06T21:00:00.000Z'));
  });

  it("end with NOT ME from whoever has the number now, and so does its way into somebody's account", async () => {
    await incoming('Not me.');
    expect(world.endedPhones).toEqual(['+67572000001']);
    const id = await change();
    await waitFor(async () => (await texts(id))[0]?.lastError === 'the number is not confirmed');
    expect(await world.running.as(null).reachesPhone({ phone: '+67572000001' })).toEqual({ reaches: true });
    expect(await world.running.as(null).reachesPhone({ phone: '+6753200000' })).toEqual({ reaches: false });
  });
});
