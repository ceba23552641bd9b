import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyStatus, type NewWebhook, webhookEvents } from '@workboard/contracts';
import { refusalOf, testCaller, waitFor } from '@workboard/test-kit';
import { type World, startWorld } from '../testing/world.js';
import { postWebhook } from './post-webhook.js';
import { isPublicAddress, requirePublicHost } from './public-address.js';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const withStatus =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end();

const taken = withStatus(204);

/** A program of a company that keeps what it is told. */
const startReceiver = async () => {
  const received: Received[] = [];
  let answer: (response: ServerResponse) => void = taken;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/hook`,
    port,
    answers: (next: typeof answer) => (answer = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

const refOf = (company: number, id = 12) => ({ id, jobId: 3, userId: 9, companyId: company });

/** As docs/api.md tells receivers to. */
const isSigned = ({ headers, body }: Received, secret: string): boolean => {
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const isNow = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) < 60;
  return isNow && headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};

describe('webhooks', () => {
  let world: World;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let companyId = 500;
  beforeAll(async () => {
    world = await startWorld({ env: { WEBHOOK_LOOPBACK: 'true', WEBHOOK_POLL_MS: '40', WEBHOOK_RETRY_MS: '20' } });
    receiver = await startReceiver();
  }, 60_000);
  afterEach(() => {
    receiver.answers(withStatus(204));
    receiver.received.length = 0;
  });
  afterAll(async () => {
    await world.stop();
    await receiver.close();
  });

  const owner = (id: number) =>
    world.running.as(testCaller({ userId: id, role: 'employer', companyId: id, teamRole: 'owner' }));
  const newCompany = (status: CompanyStatus = 'authorised') => {
    companyId += 1;
    const id = companyId;
    world.addContact({ id, role: 'employer', companyId: id, teamRole: 'owner', email: `owner${id}@mail.test` });
    world.addCompany({ id, ownerId: id, status });
    return { id, calls: owner(id) };
  };
  const newWebhook = async (events: readonly (typeof webhookEvents)[number][] = webhookEvents) => {
    const { id, calls } = newCompany();
    const webhook: NewWebhook = await calls.createWebhook({ url: receiver.url, events: [...events] });
    return { companyId: id, calls, webhook };
  };
  const deliveryOf = async ({ calls, webhook }: Awaited<ReturnType<typeof newWebhook>>) =>
    (await calls.listWebhookDeliveries({ id: webhook.id, limit: 20, offset: 0 })).deliveries[0];

  it('tell of an application, signed, with ids and states alone', async () => {
    const made = await newWebhook();
    await world.tell('application.created', refOf(made.companyId));
    await waitFor(() => Promise.resolve(receiver.received[0]), { what: 'the event' });
    const [received] = receiver.received;
    expect(received && isSigned(received, made.webhook.secret)).toBe(true);
    expect(JSON.parse(received?.body ?? '')).toEqual({
      type: 'application.received',
      version: 1,
      timestamp: expect.stringMatching(/Z$/),
      data: {
        applicationId: 12,
        reference: 'WB-000012',
        jobId: 3,
        companyId: made.companyId,
        status: 'applied',
        url: expect.stringMatching(/^http.*\/api\/applications\/12$/),
      },
    });
    const delivery = await waitFor(async () => {
      const found = await deliveryOf(made);
      return found?.state === 'delivered' ? found : undefined;
    });
    expect(delivery).toMatchObject({
      id: received?.headers['webhook-id'],
      attempts: 1,
      responseStatus: 204,
      lastError: null,
    });
    expect(delivery.payload).toBe(received?.body);
  });

  it('tell of each event that was chosen, of no other, and of no other company', async () => {
    const made = await newWebhook(['application.status_changed', 'application.deleted']);
    const ref = refOf(made.companyId);
    const other = newCompany();
    await world.tell('application.created', ref);
    await world.tell('application.decided', {
      ...refOf(other.id),
      from: 'applied',
      to: 'hired',
      changedAt: new Date().toISOString(),
    });
    await world.tell('application.decided', {
      ...ref,
      from: 'applied',
      to: 'reviewed',
      changedAt: '2026-10-05T00:00:00.000Z',
    });
    await world.tell('application.deleted', ref);
    await waitFor(() => Promise.resolve(receiver.received.length === 2), { what: 'both events' });
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(told.map(({ type }) => type).toSorted()).toEqual(['application.deleted', 'application.status_changed']);
    expect(told.find(({ type }) => type === 'application.status_changed')?.data).toMatchObject({
      status: 'reviewed',
      previousStatus: 'applied',
    });
  });

  it('try again under the same id until the receiver takes it', async () => {
    const made = await newWebhook();
    let tries = 0;
    receiver.answers((response) => withStatus((tries += 1) < 3 ? 500 : 200)(response));
    await world.tell('application.withdrawn', { ...refOf(made.companyId), interviewIds: [] });
    await waitFor(async () => (await deliveryOf(made))?.state === 'delivered', {
      what: 'the third try',
      timeout: 10_000,
    });
    expect(await deliveryOf(made)).toMatchObject({ attempts: 3, responseStatus: 200 });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await made.calls.listWebhooks({}))[0]).toMatchObject({ failingSince: null, isActive: true });
  });

  it('are parked after the last try, listed, and sent again by hand', async () => {
    const made = await newWebhook();
    receiver.answers(withStatus(503));
    await world.tell('application.created', refOf(made.companyId));
    const waiting = await waitFor(async () => ((await deliveryOf(made))?.attempts ? deliveryOf(made) : undefined));
    await world.database.query(`UPDATE webhook_deliveries SET attempts = 8, next_attempt_at = now() WHERE id = $1`, [
      waiting?.id,
    ]);
    await waitFor(async () => (await deliveryOf(made))?.state === 'failed', { what: 'the last try', timeout: 10_000 });
    expect(await deliveryOf(made)).toMatchObject({ lastError: 'Answered 503', nextAttemptAt: null });
    expect((await made.calls.listWebhooks({}))[0]?.failingSince).toEqual(expect.any(String));
    receiver.answers(withStatus(200));
    await made.calls.resendWebhookDelivery({ id: waiting?.id ?? '' });
    await waitFor(async () => (await deliveryOf(made))?.state === 'delivered', { what: 'the repetition' });
  });

  it.each([
    ['answers that it is gone', 410, 'gone', 'now()'],
    ['fails for five days', 500, 'failing', `now() - interval '5 days 1 minute'`],
  ])('are switched off with a mail when the address %s', async (_, status, endedBy, since) => {
    const made = await newWebhook();
    await world.database.query(`UPDATE webhook_endpoints SET failing_since = ${since} WHERE id = $1`, [
      made.webhook.id,
    ]);
    receiver.answers(withStatus(status));
    await world.tell('application.created', refOf(made.companyId));
    await waitFor(async () => (await made.calls.listWebhooks({}))[0]?.endedBy === endedBy, { what: 'the end' });
    expect((await deliveryOf(made))?.state).toBe('failed');
    const mail = await waitFor(
      () => Promise.resolve(world.smtp.received.find(({ to }) => to.includes(`owner${made.companyId}@mail.test`))),
      { what: 'the mail' },
    );
    expect(mail.mail.subject).toMatch(/webhook .* was switched off/i);
    await world.tell('application.created', refOf(made.companyId, 13));
    expect((await made.calls.listWebhookDeliveries({ id: made.webhook.id, limit: 20, offset: 0 })).total).toBe(1);
    expect(await refusalOf(made.calls.testWebhook({ id: made.webhook.id }))).toBe('webhook_off');
    receiver.answers(withStatus(200));
    await made.calls.updateWebhook({ id: made.webhook.id, changes: { isActive: true } });
    await made.calls.testWebhook({ id: made.webhook.id });
    await waitFor(async () => (await deliveryOf(made))?.state === 'delivered', { what: 'the test' });
  });

  it('follow no redirect', async () => {
    const made = await newWebhook();
    const elsewhere = await startReceiver();
    receiver.answers(withStatus(302, { location: elsewhere.url }));
    await made.calls.testWebhook({ id: made.webhook.id });
    const tried = await waitFor(async () => ((await deliveryOf(made))?.responseStatus ? deliveryOf(made) : undefined));
    expect(tried).toMatchObject({ responseStatus: 302, lastError: 'Answered 302' });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
    await made.calls.removeWebhook({ id: made.webhook.id });
  });

  it("are the owner's alone, of an authorised company, five at most", async () => {
    const made = await newWebhook();
    const { id } = made.webhook;
    const body = { url: receiver.url, events: [...webhookEvents] };
    const member = testCaller({ userId: 1, role: 'employer', companyId: made.companyId, teamRole: 'member' });
    expect(await refusalOf(world.running.as(member).listWebhooks({}))).toBe('not_company_owner');
    const stranger = newCompany();
    expect(await refusalOf(stranger.calls.removeWebhook({ id }))).toBe('webhook_not_found');
    expect(await refusalOf(stranger.calls.listWebhookDeliveries({ id, limit: 1, offset: 0 }))).toBe(
      'webhook_not_found',
    );
    await made.calls.testWebhook({ id });
    const delivery = await deliveryOf(made);
    expect(await refusalOf(stranger.calls.resendWebhookDelivery({ id: delivery?.id ?? '' }))).toBe('webhook_not_found');
    expect(await refusalOf(newCompany('unauthorised').calls.createWebhook(body))).toBe('company_unauthorised');
    for (let count = 1; count < 5; count += 1) {
      await made.calls.createWebhook(body);
    }
    expect(await refusalOf(made.calls.createWebhook(body))).toBe('too_many_webhooks');
    expect(JSON.stringify(await made.calls.listWebhooks({}))).not.toContain('whsec_');
  });

  it('stop when the company is revoked, and go with it', async () => {
    const made = await newWebhook();
    const about = { id: made.companyId, version: 2, name: 'Kumul', logo: null, industry: 'mining', location: 'Lae' };
    await world.tell('company.changed', { ...about, status: 'unauthorised', ownerId: made.companyId, revoked: true });
    expect((await made.calls.listWebhooks({}))[0]).toMatchObject({ isActive: false, endedBy: 'revoked' });
    await world.tell('company.deleted', { id: made.companyId });
    expect(await made.calls.listWebhooks({})).toEqual([]);
  });
});

describe('where webhooks never go', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'ff02::1',
    'not an address',
  ])('%s', (address) => {
    expect(isPublicAddress(address, false)).toBe(false);
  });

  it.each(['8.8.8.8', '202.1.33.7', '2606:4700:4700::1111'])('but to %s', (address) => {
    expect(isPublicAddress(address, false)).toBe(true);
  });

  it.each([
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::ffff:7f00:1]/',
    'https://169.254.169.254/',
  ])('however they write it: %s', (address) => {
    expect(() => requirePublicHost(new URL(address), false)).toThrow('not on the internet');
  });

  it('by a name that leads to this machine, without a connection', async () => {
    const receiver = await startReceiver();
    const sent = { body: '{}', headers: {}, allowsLoopback: false };
    const attempt = await postWebhook(`http://localhost:${receiver.port}/hook`, sent);
    expect(attempt).toMatchObject({ status: null, error: expect.stringContaining('is not on the internet') });
    expect(receiver.received).toEqual([]);
    await receiver.close();
  });
});
