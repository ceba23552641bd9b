import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { alertsQueue, mailQueue, rankingQueue, services, smsQueue, type User } from '@workboard/contracts';
import { deadLetterQueue, eventQueueName, openRedis, queueToRead, safeText } from '@workboard/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.js';

const path = '/admin/queues';
const names = [
  ...services.map(eventQueueName),
  ...[mailQueue, smsQueue, alertsQueue, rankingQueue].map(({ name }) => name),
  deadLetterQueue,
];

/** The board sets styles of its own and reads its settings from the page; nothing else of it needs more than its own files. */
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'self'";

type Jobs = Awaited<ReturnType<BullMQAdapter['getJobs']>>;
type Job = Jobs[number];

/** A queue as the board may show it: what its jobs are about stays sealed, and what they failed with has no values. */
class ShownQueue extends BullMQAdapter {
  constructor(queue: ReturnType<typeof queueToRead>) {
    super(queue, { readOnlyMode: true, allowRetries: false });
    this.setFormatter('data', () => 'sealed');
    this.setFormatter('returnValue', () => null);
  }

  override async getJob(id: string): ReturnType<BullMQAdapter['getJob']> {
    const job = await super.getJob(id);
    return job ? withoutValues(job) : job;
  }

  override async getJobs(...given: Parameters<BullMQAdapter['getJobs']>): Promise<Jobs> {
    return (await super.getJobs(...given)).map(withoutValues);
  }
}

const withoutValues = (job: Job): Job =>
  Object.assign(job, { failedReason: job.failedReason && safeText(job.failedReason), stacktrace: [] });

/**
 * The queues as bull-board shows them (P82), for super admins and to look at alone: Redis gives the gateway no right to write
 * there either (infra/redis/users.acl).
 */
export const serveQueueBoard = async (server: FastifyInstance, env: Env): Promise<void> => {
  const connection = openRedis(env.REDIS_URL, 'client');
  const queues = names.map((name) => queueToRead(name, { connection, prefix: env.QUEUE_PREFIX }));
  server.addHook('onClose', async () => {
    await Promise.allSettled(queues.map((queue) => queue.close()));
    connection.disconnect();
  });
  const adapter = new FastifyAdapter();
  adapter.setBasePath(path);
  createBullBoard({
    queues: queues.map((queue) => new ShownQueue(queue)),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Queues', miscLinks: [{ text: 'Status', url: '/admin/status' }] } },
  });
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { cookie = '' } = request.headers;
      const answer = await server.inject({ url: '/api/auth/me', remoteAddress: request.ip, headers: { cookie } });
      const user: Partial<User> & { secondFactorMissing?: boolean } = answer.statusCode === 200 ? answer.json() : {};
      if (user.role !== 'super_admin' || user.secondFactorMissing) {
        // Whose guard says what is missing.
        return reply.redirect('/admin/status');
      }
      return undefined;
    });
    scope.addHook('onSend', async (_request, reply) => {
      void reply.header('content-security-policy', contentPolicy).header('cache-control', 'no-store');
    });
    await scope.register(adapter.registerPlugin(), { prefix: path });
  });
};
