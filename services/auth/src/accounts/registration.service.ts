import { Injectable } from '@nestjs/common';
import { AppError, type Register } from '@workboard/contracts';
import { Idempotency, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { TokensService } from '../tokens/tokens.service.js';
import { User } from '../users/user.entity.js';
import { lockAddress } from './lock-address.js';
import { Passwords } from '../passwords/passwords.js';
import { PendingUser } from '../users/pending-user.entity.js';

/** As many registrations of one address wait at a time; the oldest makes room. */
const maxPerAddress = 5;
/** How often somebody else may register the same address in between before the comparing of passwords ends. */
const maxRounds = 3;

/** What is stored of a registration, besides when. */
const storedOf = (data: Register, passwordHash: string) => {
  const { email, firstName, lastName, role } = data;
  const { phone, location, bio, skills, experience, education, website, linkedin, returnTo } = data;
  return {
    email,
    passwordHash,
    firstName,
    lastName,
    role,
    phone: phone ?? null,
    location: location ?? null,
    bio: bio ?? null,
    skills: skills ?? [],
    experience: experience ?? null,
    education: education ?? null,
    website: website ?? null,
    linkedin: linkedin ?? null,
    returnTo: returnTo ?? null,
    verificationSentAt: () => 'now()',
    expiresAt: () => `now() + interval '24 hours'`,
  };
};

export interface Registered {
  verificationRequired: true;
  email: string;
}

interface Attempt {
  data: Register;
  passwordHash: string;
  /** Registrations that wait, and whether they have the same password. */
  compared: ReadonlyMap<number, boolean>;
}

/** Registration up to the mail (decisions A1, A2). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly passwords: Passwords,
    private readonly tokens: TokensService,
  ) {}

  /**
   * Answers alike, and hashes the password, whether the address is new, pending or has an account, so that nobody can
   * probe who has one. Whoever registers again with the same password renews their registration and its link; with
   * another password it is somebody else's, which takes nothing from the earlier one.
   */
  async register(data: Register): Promise<Registered> {
    const { email } = data;
    const passwordHash = await this.passwords.hash(data.password);
    const compared = new Map<number, boolean>();
    // Passwords are compared outside of the transaction, because that takes a while.
    for (let round = 1; round <= maxRounds; round += 1) {
      const fresh = (await this.waiting(this.dataSource.manager, email)).filter(({ id }) => !compared.has(id));
      const isSame = await Promise.all(fresh.map((row) => this.passwords.verify(row.passwordHash, data.password)));
      fresh.forEach(({ id }, index) => compared.set(id, isSame[index] ?? false));
      const response = await this.store({ data, passwordHash, compared }, { isLast: round === maxRounds });
      if (response) {
        return response;
      }
    }
    throw new AppError('unavailable', { retryAfter: 1 });
  }

  /** Mails a new link to whoever has not used theirs yet, and says nothing about it (decision A2). */
  async resendVerification({ email }: { email: string }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { email });
      if (user && !user.isVerified) {
        await this.tokens.mint(manager, { purpose: 'verification', subjectId: user.id, email });
        return;
      }
      const [latest] = await this.waiting(manager, email);
      if (latest) {
        await manager.update(PendingUser, { email }, { expiresAt: () => `now() + interval '24 hours'` });
        await manager.update(PendingUser, { id: latest.id }, { verificationSentAt: () => 'now()' });
        await this.tokens.mint(manager, { purpose: 'registration', subjectId: latest.id, email });
      }
    });
    return null;
  }

  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM pending_users WHERE expires_at < now()`);
  }

  /** False when a registration came meanwhile whose password was not compared yet, unless this is the last try. */
  private store(
    { data, passwordHash, compared }: Attempt,
    { isLast }: { isLast: boolean },
  ): Promise<Registered | null> {
    const { email } = data;
    const response = { verificationRequired: true, email } as const;
    return this.idempotency.transaction<Registered | null>(async (manager) => {
      await lockAddress(manager, email);
      const owner = await manager.findOneBy(User, { email });
      if (owner) {
        await publish(manager, 'user.account_exists', { userId: owner.id });
        return response;
      }
      const waiting = await this.waiting(manager, email);
      if (!isLast && waiting.some(({ id }) => !compared.has(id))) {
        return null;
      }
      const same = waiting.find(({ id }) => compared.get(id));
      const stored = storedOf(data, passwordHash);
      const subjectId = same?.id ?? (await this.insert(manager, { stored, waiting }));
      if (same) {
        await manager.update(PendingUser, { id: same.id }, stored);
      }
      await this.tokens.mint(manager, { purpose: 'registration', subjectId, email });
      return response;
    });
  }

  private async insert(
    manager: EntityManager,
    { stored, waiting }: { stored: ReturnType<typeof storedOf>; waiting: readonly PendingUser[] },
  ): Promise<number> {
    const oldest = waiting.slice(maxPerAddress - 1).map(({ id }) => id);
    if (oldest.length > 0) {
      await manager.delete(PendingUser, oldest);
    }
    const { identifiers } = await manager.insert(PendingUser, stored);
    return Number(identifiers[0]?.['id']);
  }

  /** The newest first. */
  private waiting(manager: EntityManager, email: string): Promise<PendingUser[]> {
    return manager.find(PendingUser, { where: { email }, order: { id: 'DESC' } });
  }
}
