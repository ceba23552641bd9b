import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, type CreateApiToken, events } from '@workboard/contracts';
import { apiTokenSession, hashOfApiToken, SessionCache } from '@workboard/service-kit';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { codeAt } from '../second-factor/totp.rules.js';
import { testPassword, type World, startWorld } from '../testing/world.js';
import type { User } from '../users/user.entity.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokensService } from './api-tokens.service.js';

const wanted: CreateApiToken = {
  name: 'Payroll',
  scopes: ['jobs:read', 'applications:read'],
  expiresInDays: 90,
  currentPassword: testPassword,
};

const hashOf = (token: string) => ({ hash: hashOfApiToken(token) ?? '' });

describe('API tokens', () => {
  let auth: World;
  let cache: SessionCache;
  let tokens: ApiTokensService;
  let companyId = 100;
  let version = 1;
  beforeAll(async () => {
    auth = await startWorld();
    cache = auth.app.get(SessionCache);
    tokens = auth.app.get(ApiTokensService);
  });
  afterAll(() => auth.stop());

  const companyChanges = async (changes: { id: number; ownerId: number | null; revoked?: boolean }) => {
    version += 1;
    const about = { name: 'Kumul', logo: null, industry: 'mining', location: 'Lae', status: 'authorised' };
    const payload = events['company.changed'].payload.parse({ version, ...about, ...changes });
    await auth.manager.transaction((manager) => auth.app.get(CompanyCopiesService).apply(payload, manager));
  };
  /** A company with its owner, who is signed in. */
  const newOwner = async (): Promise<{ owner: User; caller: Caller; companyId: number }> => {
    companyId += 1;
    const id = companyId;
    const owner = await auth.newUser({ role: 'employer' });
    auth.peers.companies.set(id, { ownerId: owner.id, domain: 'kumul.test' });
    await companyChanges({ id, ownerId: owner.id });
    const caller = testCaller({ userId: owner.id, role: 'employer', companyId: id, teamRole: 'owner' });
    return { owner, caller, companyId: id };
  };
  const isCached = async (token: string) => (await cache.get(apiTokenSession(hashOf(token).hash))) !== null;

  it('are shown once, kept as a hash and stand for their maker in the company', async () => {
    const { owner, caller, companyId: id } = await newOwner();
    const made = await auth.as(caller).createApiToken(wanted);
    expect(made).toMatchObject({ name: 'Payroll', scopes: wanted.scopes, lastUsedAt: null });
    expect(made.token.endsWith(made.ending)).toBe(true);
    const row = await auth.manager.findOneByOrFail(ApiToken, { id: made.id });
    expect(JSON.stringify(row)).not.toContain(made.token);
    expect(Date.parse(made.expiresAt ?? '') - Date.parse(made.createdAt)).toBeCloseTo(90 * 86_400_000, -5);
    expect(await auth.visitor.findApiToken(hashOf(made.token))).toEqual({
      userId: owner.id,
      role: 'employer',
      companyId: id,
      teamRole: 'owner',
      sessionId: apiTokenSession(hashOf(made.token).hash),
      apiToken: { id: made.id, scopes: wanted.scopes },
    });
    const [listed] = await auth.as(caller).listApiTokens({});
    expect(listed).not.toHaveProperty('token');
    expect(listed?.lastUsedAt).toEqual(expect.any(String));
    const used = (await auth.published('audit.recorded')).filter(
      ({ action, targetId }) => action === 'api_token_used' && targetId === String(id),
    );
    expect(used).toMatchObject([{ actorId: owner.id, after: { name: 'Payroll' } }]);
  });

  it('are made by the owner of an authorised company, with the password', async () => {
    const { caller, companyId: id } = await newOwner();
    const make = (by: Caller, changes: Partial<CreateApiToken> = {}) =>
      refusalOf(auth.as(by).createApiToken({ ...wanted, ...changes }));
    expect(await make({ ...caller, teamRole: 'member' })).toBe('not_company_owner');
    expect(await make({ ...caller, teamRole: 'reader' })).toBe('read_only_member');
    expect(await make({ ...caller, companyId: null, teamRole: undefined })).toBe('company_required');
    expect(await make(caller, { currentPassword: 'wrong' })).toBe('wrong_password');
    auth.peers.companies.set(id, { ownerId: caller.userId, domain: 'kumul.test', status: 'unauthorised' });
    expect(await make(caller)).toBe('company_unauthorised');
    expect(await auth.as(caller).listApiTokens({})).toEqual([]);
  });

  it('ask for the code where there is a second factor', async () => {
    const { caller } = await newOwner();
    const own = auth.as(caller);
    const { secret } = await own.setUpSecondFactor({ currentPassword: testPassword });
    const { recoveryCodes } = await own.turnOnSecondFactor({ code: codeAt(secret, new Date()) });
    expect(await refusalOf(own.createApiToken(wanted))).toBe('wrong_code');
    expect(await own.createApiToken({ ...wanted, code: recoveryCodes[0] })).toHaveProperty('token');
    expect(await refusalOf(own.createApiToken({ ...wanted, code: recoveryCodes[0] }))).toBe('wrong_code');
    expect(await own.listApiTokens({})).toHaveLength(1);
  });

  it('are at most twenty', async () => {
    const { caller } = await newOwner();
    for (let count = 0; count < 20; count += 1) {
      await auth.as(caller).createApiToken(wanted);
    }
    expect(await refusalOf(auth.as(caller).createApiToken(wanted))).toBe('too_many_api_tokens');
  });

  it('are revoked at once by the owner, and by nobody of another company', async () => {
    const [{ caller }, other] = [await newOwner(), await newOwner()];
    const { id, token } = await auth.as(caller).createApiToken(wanted);
    await auth.visitor.findApiToken(hashOf(token));
    expect(await isCached(token)).toBe(true);
    expect(await refusalOf(auth.as(other.caller).revokeApiToken({ id }))).toBe('api_token_not_found');
    await auth.as(caller).revokeApiToken({ id });
    expect(await isCached(token)).toBe(false);
    expect(await auth.visitor.findApiToken(hashOf(token))).toBeNull();
    expect(await refusalOf(auth.as(caller).revokeApiToken({ id }))).toBe('api_token_not_found');
  });

  it('end on their day', async () => {
    const { caller } = await newOwner();
    const { id, token } = await auth.as(caller).createApiToken(wanted);
    await auth.manager.update(ApiToken, { id }, { expiresAt: () => 'now()' });
    expect(await auth.visitor.findApiToken(hashOf(token))).toBe('expired');
    await auth.manager.update(ApiToken, { id }, { expiresAt: () => `now() - interval '31 days'` });
    await tokens.prune();
    expect(await auth.visitor.findApiToken(hashOf(token))).toBeNull();
  });

  it.each<[string, (company: { owner: User; companyId: number }) => Promise<unknown>]>([
    ['the company is revoked', ({ owner, companyId: id }) => companyChanges({ id, ownerId: owner.id, revoked: true })],
    ['the company has another owner', ({ companyId: id }) => companyChanges({ id, ownerId: 1_000_000 })],
    [
      'the company is deleted',
      ({ companyId: id }) =>
        auth.manager.transaction((manager) => auth.app.get(CompanyCopiesService).markDeleted({ id }, manager)),
    ],
    ['their maker is deleted', ({ owner }) => auth.manager.query('DELETE FROM users WHERE id = $1', [owner.id])],
    [
      'their maker leaves',
      async ({ owner }) => {
        await auth.manager.query('UPDATE users SET company_id = NULL WHERE id = $1', [owner.id]);
        await tokens.prune();
      },
    ],
    [
      'their maker is leaving the site',
      async ({ owner }) => {
        await auth.manager.query('UPDATE users SET delete_after = now() WHERE id = $1', [owner.id]);
        await tokens.prune();
      },
    ],
    ['their maker says that a sign-in was not theirs', ({ owner }) => tokens.endOf(auth.manager, owner.id)],
  ])('end for good when %s', async (_, happen) => {
    const company = await newOwner();
    const { id, token } = await auth.as(company.caller).createApiToken(wanted);
    await happen(company);
    expect(await auth.visitor.findApiToken(hashOf(token))).toBeNull();
    expect(await auth.manager.countBy(ApiToken, { id })).toBe(0);
  });
});
