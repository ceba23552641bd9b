import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testCaller, waitFor } from '@workboard/test-kit';
import { type Certificate, newAuthority, newCertificate } from '../testing/certificates.js';
import { buildWorker, startWorkerProcess, type WorkerProcess } from '../testing/worker-process.js';
import { startWorld, type World } from '../testing/world.js';

const host = '127.0.0.1';
const patience = 60_000;

/** The worker is a process of its own: whom it believes is decided when it starts (`NODE_EXTRA_CA_CERTS`). */
describe('webhooks by https', () => {
  let world: World;
  let worker: WorkerProcess;
  let folder: string;
  let authority: Certificate;
  let believed: Certificate;
  beforeAll(async () => {
    buildWorker();
    authority = await newAuthority();
    believed = await newCertificate(host, authority);
    folder = await mkdtemp(join(tmpdir(), 'workboard-webhooks-'));
    await writeFile(join(folder, 'authority.pem'), authority.cert);
    world = await startWorld({
      worker: false,
      env: { WEBHOOK_LOOPBACK: 'true', WEBHOOK_POLL_MS: '40', WEBHOOK_RETRY_MS: '20' },
    });
    worker = startWorkerProcess({ world, env: { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') } });
  }, 120_000);
  afterAll(async () => {
    await worker.kill();
    await world.stop();
    await rm(folder, { recursive: true, force: true });
  });

  let receiver: Server;
  let posts: number;
  beforeEach(async () => {
    posts = 0;
    receiver = createServer((request, response) => {
      posts += 1;
      request.resume();
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, host, resolve));
  });
  afterEach(() => new Promise((resolve) => receiver.close(resolve)));

  let companyId = 700;
  /** Has an event posted to the receiver; the answer looks what came of it. */
  const send = async () => {
    companyId += 1;
    const id = companyId;
    world.addContact({ id, role: 'employer', companyId: id, teamRole: 'owner', email: `owner${id}@mail.test` });
    world.addCompany({ id, ownerId: id, status: 'authorised' });
    const calls = world.running.as(testCaller({ userId: id, role: 'employer', companyId: id, teamRole: 'owner' }));
    const url = `https://${host}:${(receiver.address() as AddressInfo).port}/hook`;
    const webhook = await calls.createWebhook({ url, events: ['application.received'] });
    await calls.testWebhook({ id: webhook.id });
    return async () => (await calls.listWebhookDeliveries({ id: webhook.id, limit: 1, offset: 0 })).deliveries[0];
  };

  it(
    'go to a receiver whose certificate is believed',
    async () => {
      receiver.setSecureContext(believed);
      const delivery = await send();
      await waitFor(async () => (await delivery())?.state === 'delivered', { what: 'the delivery', timeout: patience });
      expect(await delivery()).toMatchObject({ attempts: 1, responseStatus: 204, lastError: null });
      expect(posts).toBe(1);
    },
    patience * 2,
  );

  it.each([
    ['of another name', () => newCertificate('hooks.example.org', authority), /is for another name$/],
    ['that nobody vouches for', () => newCertificate(host), /^No authority that we know vouches for/],
  ])(
    'say nothing to a receiver with a certificate %s, and try again until it has a right one',
    async (_, certificate, reason) => {
      receiver.setSecureContext(await certificate());
      const delivery = await send();
      await waitFor(async () => ((await delivery())?.attempts ?? 0) > 1, { what: 'two tries', timeout: patience });
      expect(await delivery()).toMatchObject({
        state: 'waiting',
        responseStatus: null,
        lastError: expect.stringMatching(reason),
      });
      expect(posts).toBe(0);
      receiver.setSecureContext(believed);
      await waitFor(async () => (await delivery())?.state === 'delivered', { what: 'the delivery', timeout: patience });
      expect(posts).toBe(1);
    },
    patience * 2,
  );
});
