import { Injectable } from '@nestjs/common';
import {
  AppError,
  type InvitationLink,
  type LinkConfirmation,
  maskEmail,
  type SignedIn,
  type User as UserResponse,
} from '@workboard/contracts';
import { audit } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { SessionsService, type SignInPlace } from '../sessions/sessions.service.js';
import { SignInsService } from '../sign-in/sign-ins.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { NewUsers } from '../users/new-users.js';
import { User } from '../users/user.entity.js';
import { TeamInvitation } from '../users/team-invitation.entity.js';

/** Somebody who was invited, as the list of the team shows them: like a member who is not verified yet. */
export const presentInvitation = (invitation: TeamInvitation): UserResponse => ({
  id: invitation.id,
  email: invitation.email,
  firstName: invitation.firstName,
  lastName: invitation.lastName,
  role: 'employer',
  companyId: invitation.companyId,
  teamRole: invitation.teamRole,
  avatar: null,
  phone: null,
  location: null,
  bio: null,
  skills: [],
  experience: null,
  education: null,
  resume: null,
  portfolio: null,
  linkedinUrl: null,
  githubUrl: null,
  websiteUrl: null,
  isVerified: false,
  emailVerified: false,
  createdAt: invitation.createdAt.toISOString(),
  version: 1,
});

/** Invitations to a company's team: whoever is invited decides, with a password of their own (decision A12). */
@Injectable()
export class TeamInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompanyCopiesService,
    private readonly passwords: Passwords,
    private readonly tokens: TokensService,
    private readonly newUsers: NewUsers,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInsService,
  ) {}

  /** Mails the invitation; inviting an address again renews it. Nothing tells whether the address has an account. */
  async invite(
    manager: EntityManager,
    invited: Pick<TeamInvitation, 'companyId' | 'email' | 'firstName' | 'lastName' | 'teamRole'>,
  ): Promise<TeamInvitation> {
    const { companyId, email, firstName, lastName, teamRole } = invited;
    const [row]: { id: number }[] = await manager.query(
      `INSERT INTO team_invitations (id, company_id, email, first_name, last_name, team_role)
       VALUES (nextval(pg_get_serial_sequence('users', 'id')), $1, $2, $3, $4, $5)
       ON CONFLICT (company_id, email) DO UPDATE
         SET first_name = $3, last_name = $4, team_role = $5, expires_at = now() + interval '7 days'
       RETURNING id`,
      [companyId, email, firstName, lastName, teamRole],
    );
    const id = row?.id ?? 0;
    await this.tokens.mint(manager, { purpose: 'team_invitation', subjectId: id, email });
    await audit(manager, {
      action: 'member_invited',
      target: 'company',
      targetId: companyId,
      after: { email: maskEmail(email), teamRole },
    });
    return manager.findOneByOrFail(TeamInvitation, { id });
  }

  async list(companyId: number): Promise<UserResponse[]> {
    const found = await this.dataSource.manager.find(TeamInvitation, { where: { companyId }, order: { id: 'ASC' } });
    return found.map(presentInvitation);
  }

  /** Takes an invitation of the company back; false when there is none. */
  async withdraw({ id, companyId }: { id: number; companyId: number }): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(TeamInvitation, { id, companyId });
    return affected === 1;
  }

  /** What the link shows before it is used. Throws `invalid_token`. */
  async check({ token }: { token: string }): Promise<InvitationLink> {
    const { email, firstName, lastName, companyId } = await this.find(token);
    return { email, firstName, lastName, companyId, hasAccount: (await this.accountOf(email)) !== null };
  }

  /**
   * Joins the team: as a new account, which is signed in, or as the account that the address has, whose password proves
   * that it is its owner's wish. Throws `invalid_token`, `invalid_credentials`, `not_an_employer`, `user_has_company`,
   * `company_revoked` and `unknown_company`.
   */
  async accept({
    token,
    password,
    ...place
  }: { token: string; password: string } & SignInPlace): Promise<SignedIn | LinkConfirmation> {
    const invitation = await this.find(token);
    const account = await this.accountOf(invitation.email);
    const passwordHash = account ? account.passwordHash : await this.passwords.hash(password);
    if (account && !(await this.passwords.verify(account.passwordHash, password))) {
      throw new AppError('invalid_credentials', { message: 'This is not the password of your account' });
    }
    const { stale, outcome } = await this.dataSource.transaction(async (manager) => {
      const { companyId, email, teamRole } = invitation;
      await this.companies.lockShared(manager, companyId);
      await this.companies.requireStanding(manager, companyId);
      if (!(await this.tokens.use(manager, { token, purposes: ['team_invitation'] }))) {
        throw new AppError('invalid_token');
      }
      if (account) {
        await this.join(manager, { id: account.id, companyId, teamRole });
        await manager.delete(TeamInvitation, { id: invitation.id });
        const stale = await this.sessions.idsOf(manager, [account.id]);
        return { stale, outcome: { confirmed: 'team_invitation' as const, email } };
      }
      const user = await this.createMember(manager, { invitation, passwordHash });
      return { stale: [], outcome: await this.signIns.open(manager, user, place) };
    });
    await this.sessions.forget(stale);
    return outcome;
  }

  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM team_invitations WHERE expires_at < now()`);
  }

  private async createMember(
    manager: EntityManager,
    { invitation, passwordHash }: { invitation: TeamInvitation; passwordHash: string },
  ): Promise<User> {
    const { id, email, firstName, lastName, companyId, teamRole } = invitation;
    await manager.delete(TeamInvitation, { id });
    return this.newUsers.create(manager, {
      id,
      email,
      firstName,
      lastName,
      passwordHash,
      role: 'employer',
      companyId,
      teamRole,
      isVerified: true,
      emailVerified: true,
    });
  }

  private async join(
    manager: EntityManager,
    { id, companyId, teamRole }: { id: number } & Pick<TeamInvitation, 'companyId' | 'teamRole'>,
  ): Promise<void> {
    const user = await manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (user.role !== 'employer') {
      throw new AppError('not_an_employer');
    }
    if (user.companyId !== null) {
      throw new AppError('user_has_company', { message: 'Your account already belongs to a company' });
    }
    await manager.update(User, { id }, { companyId, teamDomain: null, teamRole });
    const after = { companyId, teamRole };
    await audit(manager, { action: 'member_joined', target: 'account', targetId: id, after });
  }

  private async find(token: string): Promise<TeamInvitation> {
    const link = await this.tokens.find({ token, purposes: ['team_invitation'] });
    const invitation = link && (await this.dataSource.manager.findOneBy(TeamInvitation, { id: link.subjectId }));
    if (!invitation) {
      throw new AppError('invalid_token');
    }
    return invitation;
  }

  private accountOf(email: string): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { email });
  }
}
