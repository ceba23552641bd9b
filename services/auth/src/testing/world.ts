import { randomUUID } from 'node:crypto';
import {
  applicationsService,
  authService,
  type Caller,
  companiesService,
  type Company,
  type CompanyStatus,
  type Job,
  jobsService,
  notificationsService,
  type OpenedSession,
  rankingService,
  type TokenPurpose,
} from '@workboard/contracts';
import { servePeer, startTestService, testCaller } from '@workboard/test-kit';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import { PendingUser } from '../users/pending-user.entity.js';
import { appModule } from '../app.module.js';
import { dataSourceFor } from '../data-source.js';
import { workerEnvSchema } from '../env.js';
import { Session } from '../sessions/session.entity.js';
import type { SignInPlace } from '../sessions/sessions.service.js';
import { OneTimeToken } from '../tokens/one-time-token.entity.js';
import { User } from '../users/user.entity.js';
import { workerModule } from '../worker.module.js';

export const testPassword = 'Correct-horse-7';

/** What the other services know; tests change it as they go. */
const createPeers = () => ({
  companies: new Map<number, { ownerId: number | null; domain: string; status?: CompanyStatus }>(),
  /** Pairs `companyId:userId`. */
  applicants: new Set<string>(),
  resumesInUse: new Set<string>(),
  /** Whether the caller's company has an open job. */
  hasOpenJob: false,
  confirmedAlerts: [] as { userId: number; email: string }[],
  notificationsAreDown: false,
  forgottenPhones: [] as string[],
});

const servePeers = async (peers: ReturnType<typeof createPeers>) => {
  const applications = await servePeer(applicationsService, {
    personalData: () => ({ applications: [{ coverLetter: 'A letter' }] }),
    isApplicant: ({ companyId, userId }) => peers.applicants.has(`${Number(companyId)}:${Number(userId)}`),
    resumesInUse: ({ resumes }) => resumes.filter((resume) => peers.resumesInUse.has(resume)),
  });
  const companies = await servePeer(companiesService, {
    personalData: () => ({}),
    byIds: ({ ids }) =>
      ids.flatMap((id) => {
        const company = peers.companies.get(Number(id));
        return company
          ? [{ id: Number(id), ownerId: company.ownerId, status: company.status ?? 'authorised' } as Company]
          : [];
      }),
    validateEmailDomain: ({ email, companyId }) => {
      const domain = peers.companies.get(Number(companyId))?.domain;
      return { valid: email.endsWith(`@${domain}`), message: `Email must use the domain @${domain}` };
    },
  });
  const ranking = await servePeer(rankingService, { personalData: () => ({}) });
  const notifications = await servePeer(notificationsService, {
    personalData: () => ({}),
    reachesPhone: ({ phone }) => ({ reaches: phone.startsWith('+675') }),
    forgetPhone: ({ phone }) => {
      peers.forgottenPhones.push(phone);
      return null;
    },
    confirmStatusAlert: ({ userId, email }) => {
      if (peers.notificationsAreDown) {
        throw new Error('down');
      }
      peers.confirmedAlerts.push({ userId: Number(userId), email });
      return null;
    },
  });
  const jobs = await servePeer(jobsService, {
    personalData: () => ({}),
    mine: () => (peers.hasOpenJob ? [{ status: 'active' } as Job] : []),
  });
  const env = {
    JOBS_URL: jobs.url,
    RANKING_URL: ranking.url,
    APPLICATIONS_URL: applications.url,
    COMPANIES_URL: companies.url,
    NOTIFICATIONS_URL: notifications.url,
  };
  const close = () => Promise.all([applications, companies, jobs, notifications, ranking].map((peer) => peer.close()));
  return { env, close };
};

/** The whole auth service with its neighbours, and short words for what its tests do again and again. */
export const startWorld = async (options: { worker?: boolean; env?: Record<string, string> } = {}) => {
  const peers = createPeers();
  const served = await servePeers(peers);
  const running = await startTestService({
    service: authService,
    envSchema: workerEnvSchema,
    module: appModule,
    workerModule,
    dataSource: dataSourceFor,
    worker: options.worker,
    env: { TOKEN_SECRET: 'a-token-secret-of-tests', RATE_LIMIT_FACTOR: '1000', ...served.env, ...options.env },
  });
  const manager: EntityManager = running.app.get(DataSource).manager;
  const passwordHash = await running.app.get(Passwords).hash(testPassword);
  let count = 0;

  const newUser = (values: Partial<User> = {}): Promise<User> => {
    count += 1;
    return manager
      .insert(User, {
        email: `person${count}@example.test`,
        firstName: 'Mary',
        lastName: 'Kila',
        passwordHash,
        isVerified: true,
        ...values,
      })
      .then(({ identifiers }) => manager.findOneByOrFail(User, { id: identifiers[0]?.['id'] }));
  };
  const callerFor = async (user: User): Promise<Caller> => {
    const sessionId = `session-of-${user.id}-${(count += 1)}`;
    await manager.insert(Session, { id: sessionId, publicId: randomUUID(), userId: user.id });
    return testCaller({ userId: user.id, role: user.role, companyId: user.companyId, sessionId });
  };
  /** The token as the mail carries it. */
  const mailedToken = async (purpose: TokenPurpose, email: string): Promise<string> => {
    const row = await manager.findOneByOrFail(OneTimeToken, { purpose, email, usedAt: IsNull() });
    const mail = await running.as(null).mailToken({ tokenId: row.id });
    return mail?.token ?? '';
  };

  /** Uses a mailed link that signs in. */
  const openLink = async (input: { token: string; password?: string }): Promise<OpenedSession> => {
    const outcome = await running.as(null).tempLogin(input);
    if (!('user' in outcome)) {
      throw new Error(`The link signed nobody in: ${JSON.stringify(outcome)}`);
    }
    return outcome;
  };

  /** Signs in with a password alone. */
  const signIn = async (input: { email: string; password: string } & SignInPlace): Promise<OpenedSession> => {
    const outcome = await running.as(null).login(input);
    if (!('user' in outcome)) {
      throw new Error('A second factor is asked for');
    }
    return outcome;
  };

  return {
    ...running,
    openLink,
    signIn,
    peers,
    manager,
    newUser,
    callerFor,
    mailedToken,
    visitor: running.as(null),
    user: (id: number) => manager.findOneByOrFail(User, { id }),
    pending: (email: string) => manager.findOneBy(PendingUser, { email }),
    stop: async () => {
      await running.stop();
      await served.close();
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;
