import { Injectable } from '@nestjs/common';
import {
  type ApiToken as ApiTokenResponse,
  apiTokensMax,
  AppError,
  type Caller,
  companiesService,
  type CreateApiToken,
  type NewApiToken,
  requireOwner,
} from '@workboard/contracts';
import {
  apiTokenSession,
  audit,
  type Client,
  hashOfApiToken,
  InjectClient,
  newApiToken,
  SessionCache,
} from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import { SecondFactorsService } from '../second-factor/second-factors.service.js';
import { lockUser } from '../users/lock-user.js';
import { ApiToken } from './api-token.entity.js';

const endingLength = 4;
/** Whether the maker of a token `t` still is the owner of its company, and that company in good standing. */
const stands = `EXISTS (SELECT FROM users u JOIN company_copies c ON c.id = u.company_id
  WHERE u.id = t.user_id AND u.company_id = t.company_id AND u.role = 'employer' AND u.delete_after IS NULL
    AND c.owner_id = u.id AND NOT c.revoked AND NOT c.deleted)`;

interface FoundToken extends Pick<ApiToken, 'id' | 'userId' | 'companyId' | 'scopes'> {
  isOver: boolean;
  isNew: boolean;
  isStale: boolean;
}
type WantedToken = Pick<CreateApiToken, 'name' | 'scopes' | 'expiresInDays'>;
type Ended = Pick<ApiToken, 'id' | 'name' | 'companyId' | 'hash'>;

const present = ({ id, name, ending, scopes, createdAt, expiresAt, lastUsedAt }: ApiToken): ApiTokenResponse => ({
  id,
  name,
  ending,
  scopes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Keys for a company's programs, made by its owner (decision P85). */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsService,
    private readonly cache: SessionCache,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
  ) {}

  async list(caller: Caller): Promise<ApiTokenResponse[]> {
    const found = await this.dataSource.manager.find(ApiToken, {
      where: { companyId: requireOwner(caller) },
      order: { id: 'DESC' },
    });
    return found.map(present);
  }

  /** Throws `company_unauthorised`, `wrong_password`, `wrong_code` (also when a code is missing) and `too_many_api_tokens`. */
  async create(caller: Caller, { currentPassword, code, ...wanted }: CreateApiToken): Promise<NewApiToken> {
    const companyId = requireOwner(caller);
    const { userId } = caller;
    const [company] = await this.companies.byIds({ ids: [companyId] });
    if (company?.status !== 'authorised') {
      throw new AppError('company_unauthorised');
    }
    const { passwordHash } = await this.dataSource.transaction((manager) => lockUser(manager, userId));
    await this.passwords.require(passwordHash, currentPassword);
    const make = (manager: EntityManager) => this.make(manager, { userId, companyId, ...wanted });
    return (await this.factors.isOn(this.dataSource.manager, userId))
      ? this.factors.spend({ userId, code: code ?? '', isKnown: true }, make)
      : this.dataSource.transaction(make);
  }

  /** Throws `api_token_not_found` for another company's. */
  async revoke(caller: Caller, { id }: { id: number }): Promise<null> {
    const companyId = requireOwner(caller);
    const ended = await this.dataSource.transaction((manager) =>
      this.end(manager, { where: 't.id = $1 AND t.company_id = $2', values: [id, companyId] }),
    );
    if (ended.length === 0) {
      throw new AppError('api_token_not_found');
    }
    await this.forget(ended);
    return null;
  }

  /** Whom a token stands for, as its maker is now. Notes when it was last used; its first use is in the audit trail. */
  async find({ hash }: { hash: string }): Promise<Caller | 'expired' | null> {
    const [token]: FoundToken[] = await this.dataSource.query(
      `SELECT t.id, t.user_id AS "userId", t.company_id AS "companyId", t.scopes,
         coalesce(t.expires_at <= now(), false) AS "isOver", t.last_used_at IS NULL AS "isNew",
         coalesce(t.last_used_at < now() - interval '1 minute', true) AS "isStale"
       FROM api_tokens t WHERE t.hash = $1 AND ${stands}`,
      [hash],
    );
    if (!token || token.isOver) {
      return token ? 'expired' : null;
    }
    const { id, userId, companyId, scopes } = token;
    const caller: Caller = {
      userId,
      role: 'employer',
      companyId,
      teamRole: 'owner',
      sessionId: apiTokenSession(hash),
      apiToken: { id, scopes },
    };
    if (token.isStale) {
      await this.noteUse(token);
    }
    await this.cache.put(caller);
    return caller;
  }

  /** Ends what somebody made. */
  async endOf(manager: EntityManager, userId: number): Promise<void> {
    await this.forget(await this.end(manager, { where: 't.user_id = $1', values: [userId] }));
  }

  /** Ends the tokens of a company whose maker is not its owner any more, or all when it lost its good standing. */
  async endFallen(manager: EntityManager, companyId: number): Promise<void> {
    const where = `t.company_id = $1 AND NOT ${stands}`;
    await this.forget(await this.end(manager, { where, values: [companyId] }));
  }

  /** Removes those that ended with their maker, and those that expired a month ago. */
  async prune(): Promise<void> {
    await this.dataSource.transaction((manager) =>
      this.end(manager, { where: `t.expires_at < now() - interval '30 days' OR NOT ${stands}`, values: [] }),
    );
  }

  private async make(
    manager: EntityManager,
    { userId, companyId, name, scopes, expiresInDays }: Pick<ApiToken, 'userId' | 'companyId'> & WantedToken,
  ): Promise<NewApiToken> {
    await lockUser(manager, userId);
    if ((await manager.countBy(ApiToken, { companyId })) >= apiTokensMax) {
      throw new AppError('too_many_api_tokens');
    }
    const token = newApiToken();
    const { id } = await manager.save(ApiToken, {
      companyId,
      userId,
      name,
      hash: hashOfApiToken(token) ?? '',
      ending: token.slice(-endingLength),
      scopes,
      expiresAt: expiresInDays === null ? null : new Date(Date.now() + expiresInDays * 86_400_000),
    });
    const after = { name, scopes: scopes.join(' '), days: expiresInDays };
    await audit(manager, { action: 'api_token_made', target: 'company', targetId: companyId, after });
    return { ...present(await manager.findOneByOrFail(ApiToken, { id })), token };
  }

  private async end(
    manager: EntityManager,
    { where, values }: { where: string; values: readonly unknown[] },
  ): Promise<Ended[]> {
    const [ended]: [Ended[], number] = await manager.query(
      `DELETE FROM api_tokens t WHERE ${where} RETURNING t.id, t.name, t.company_id AS "companyId", t.hash`,
      [...values],
    );
    for (const { name, companyId } of ended) {
      await audit(manager, { action: 'api_token_revoked', target: 'company', targetId: companyId, before: { name } });
    }
    return ended;
  }

  /** An entry that is cached again before the commit lives for seconds only. */
  private forget(ended: readonly Ended[]): Promise<void> {
    return this.cache.drop(ended.map(({ hash }) => apiTokenSession(hash)));
  }

  private async noteUse({ id, isNew, userId, companyId }: FoundToken): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [noted]: [{ name: string }[], number] = await manager.query(
        `UPDATE api_tokens SET last_used_at = now() WHERE id = $1 AND (last_used_at IS NULL) = $2 RETURNING name`,
        [id, isNew],
      );
      if (isNew && noted[0]) {
        await audit(manager, {
          action: 'api_token_used',
          target: 'company',
          targetId: companyId,
          actor: { userId, role: 'employer' },
          after: { name: noted[0].name },
        });
      }
    });
  }
}
