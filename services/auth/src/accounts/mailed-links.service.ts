import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type LinkConfirmation,
  type LinkFacts,
  notificationsService,
  type Role,
  type SignedIn,
  type TokenPurpose,
} from '@workboard/contracts';
import { audit, type Client, InjectClient } from '@workboard/service-kit';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { AccountClosingService } from '../account/account-closing.service.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { SessionsService, type SignInPlace } from '../sessions/sessions.service.js';
import { SignInsService } from '../sign-in/sign-ins.service.js';
import { TokensService, type UsedToken } from '../tokens/tokens.service.js';
import { EmailChanges } from '../profiles/email-changes.js';
import { NewUsers } from '../users/new-users.js';
import { dropPhoneSignIn } from '../users/phone-sign-in.entity.js';
import { User } from '../users/user.entity.js';
import { UserRemoval } from '../account/user-removal.js';
import { Passwords } from '../passwords/passwords.js';
import { PendingUser } from '../users/pending-user.entity.js';
import { lockAddress } from './lock-address.js';
import { lockUser } from '../users/lock-user.js';
import { verifyUser } from '../users/verify-user.js';

type LinkPurpose = Exclude<TokenPurpose, 'password_reset' | 'team_invitation'>;
/** The registration that becomes an account, and the newest one that waited when it was chosen. */
interface Choice {
  registration: PendingUser;
  newestId: number;
}
/** What was found out before the link is used, outside of the transaction. */
interface Prepared {
  choice: Choice | null;
  /** Takes the place of a password that somebody else knew. */
  lockedHash: string;
}
/** Answers the sessions that ended, to be forgotten after the commit. */
type Effect = (manager: EntityManager, used: UsedToken, prepared: Prepared) => Promise<string[]>;

/** Links of owners whose password somebody else knows: nobody's is valid afterwards. */
const takesPassword: readonly TokenPurpose[] = ['email_undo', 'new_device'];

/** A link proves a mailbox; more than an ordinary account's first session it must not give (decision A3). */
const signsIn = ({ purpose, role }: { purpose: TokenPurpose; role: Role }): boolean =>
  (purpose === 'registration' || purpose === 'verification') && role !== 'admin' && role !== 'super_admin';

/** What using a mailed link does. Only registration and verification sign in; all others confirm (decision A3). */
@Injectable()
export class MailedLinksService {
  private readonly effects: Record<LinkPurpose, Effect> = {
    registration: (manager, _, { choice }) => this.completeRegistration(manager, choice),
    verification: (manager, used) => this.verify(manager, used),
    email_change: (manager, { subjectId: userId, email, sessionId }) =>
      this.emails.move(manager, { userId, email, sessionId }),
    email_undo: (manager, used, { lockedHash }) => this.emails.takeBack(manager, used, lockedHash),
    email_approval: (manager, used) => this.approve(manager, used),
    new_device: (manager, used, { lockedHash }) => this.lockOut(manager, used, lockedHash),
    keep_account: (manager, { subjectId }) => this.keep(manager, subjectId),
    status_alert: () => Promise.resolve([]),
    member_refusal: (manager, { subjectId }) => this.removal.remove(manager, subjectId),
  };
  private readonly purposes = Object.keys(this.effects) as LinkPurpose[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly tokens: TokensService,
    private readonly newUsers: NewUsers,
    private readonly emails: EmailChanges,
    private readonly removal: UserRemoval,
    private readonly sessions: SessionsService,
    private readonly apiTokens: ApiTokensService,
    private readonly signIns: SignInsService,
    private readonly closing: AccountClosingService,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  /**
   * What the link would do, or that it did so before; uses nothing up, so that a page can ask its reader first. Throws
   * `invalid_token` for what was never mailed.
   */
  async check(caller: Caller | null, { token }: { token: string }): Promise<LinkFacts> {
    const link = await this.tokens.look({ token, purposes: [...this.purposes, 'password_reset'] });
    if (!link) {
      throw new AppError('invalid_token');
    }
    const { purpose, email, spent } = link;
    if (spent || purpose === 'password_reset') {
      return { purpose, email, spent, opensSession: false, passwordRequired: false, replacesSession: false };
    }
    const [person] = await this.candidates(link);
    const opensSession = person !== undefined && signsIn({ purpose, role: person.role });
    const isCallers = purpose !== 'registration' && caller?.userId === link.subjectId;
    return {
      purpose,
      email,
      spent,
      opensSession,
      passwordRequired: await this.needsPassword(link),
      replacesSession: opensSession && caller !== null && !isCallers,
    };
  }

  /**
   * Uses the link: its effect and, where it signs in, the session commit together. Throws `invalid_token` for all but
   * the first use, and `password_required` while several registrations of the address wait and the password is that of
   * none of them; the link stays usable then.
   */
  async use({
    token,
    password,
    ...place
  }: { token: string; password?: string } & SignInPlace): Promise<SignedIn | LinkConfirmation> {
    const link = await this.find(token);
    const choice = await this.choose(link, password);
    if (link.purpose === 'status_alert') {
      // Told before the link is used up, outside of any transaction: telling it twice does no harm.
      await this.notifications.confirmStatusAlert({ userId: link.subjectId, email: link.email });
    }
    const lockedHash = takesPassword.includes(link.purpose) ? await this.emails.lockedHash() : '';
    const { ended, outcome } = await this.dataSource.transaction(async (manager) => {
      const used = await this.tokens.use(manager, { token, purposes: this.purposes });
      if (!used) {
        throw new AppError('invalid_token');
      }
      const ended = await this.effects[used.purpose as LinkPurpose](manager, used, { choice, lockedHash });
      return { ended, outcome: await this.outcomeOf(manager, used, place) };
    });
    await this.sessions.forget(ended);
    return outcome;
  }

  private async outcomeOf(
    manager: EntityManager,
    { purpose, subjectId, email }: UsedToken,
    place: SignInPlace,
  ): Promise<SignedIn | LinkConfirmation> {
    const user = await manager.findOneBy(User, purpose === 'registration' ? { email } : { id: subjectId });
    if (user && signsIn({ purpose, role: user.role })) {
      // The mailbox is proof enough that it is no stranger.
      return this.signIns.open(manager, user, { ...place, isKnown: true });
    }
    return { confirmed: purpose, email };
  }

  private async find(token: string): Promise<UsedToken> {
    const link = await this.tokens.find({ token, purposes: this.purposes });
    if (!link) {
      throw new AppError('invalid_token');
    }
    return link;
  }

  /** Whose link it is: an account, or the registrations of the address that wait, the newest first. */
  private candidates({ purpose, subjectId: id, email }: UsedToken): Promise<(PendingUser | User)[]> {
    const { manager } = this.dataSource;
    return purpose === 'registration'
      ? manager.find(PendingUser, { where: { email }, order: { id: 'DESC' } })
      : manager.findBy(User, { id });
  }

  private async needsPassword(link: UsedToken): Promise<boolean> {
    return (await this.candidates(link)).length > 1;
  }

  /** The registration that becomes the account. The link proves the address, the password says which one is meant. */
  private async choose(link: UsedToken, password: string | undefined): Promise<Choice | null> {
    if (link.purpose !== 'registration') {
      return null;
    }
    const waiting = (await this.candidates(link)) as PendingUser[];
    const [newest] = waiting;
    if (!newest) {
      throw new AppError('invalid_token');
    }
    if (waiting.length === 1) {
      return { registration: newest, newestId: newest.id };
    }
    const registration = password === undefined ? undefined : await this.passwords.find(waiting, password);
    if (!registration) {
      throw new AppError('password_required');
    }
    return { registration, newestId: newest.id };
  }

  private async completeRegistration(manager: EntityManager, choice: Choice | null): Promise<string[]> {
    if (!choice) {
      throw new AppError('invalid_token');
    }
    const { email, passwordHash, firstName, lastName, role } = choice.registration;
    await lockAddress(manager, email);
    if (await manager.existsBy(PendingUser, { email, id: MoreThan(choice.newestId) })) {
      // Somebody registered the address in this very moment.
      throw new AppError('conflict');
    }
    const { phone, location, bio, skills, experience, education, website, linkedin } = choice.registration;
    await this.newUsers.create(manager, {
      email,
      passwordHash,
      firstName,
      lastName,
      role,
      phone,
      location,
      bio,
      skills,
      experience,
      education,
      websiteUrl: website,
      linkedinUrl: linkedin,
      isVerified: true,
      emailVerified: true,
    });
    return [];
  }

  private async verify(manager: EntityManager, { subjectId: id }: UsedToken): Promise<string[]> {
    await verifyUser(manager, id);
    return [];
  }

  /** 'This was not me': nobody stays signed in, the password stops working, and its owner is mailed a link for another. */
  private async lockOut(manager: EntityManager, { subjectId: id }: UsedToken, passwordHash: string): Promise<string[]> {
    const { email } = await lockUser(manager, id);
    await manager.update(User, { id }, { passwordHash });
    await dropPhoneSignIn(manager, id);
    await audit(manager, { action: 'account_locked', target: 'account', targetId: id });
    await this.tokens.endAll(manager, id);
    await this.tokens.mint(manager, { purpose: 'password_reset', subjectId: id, email });
    await this.apiTokens.endOf(manager, id);
    return this.sessions.endAll(manager, id);
  }

  private async keep(manager: EntityManager, userId: number): Promise<string[]> {
    await this.closing.takeBack(manager, userId);
    return [];
  }

  /** The owner agrees to what a colleague asked for; the new address still has to prove itself. */
  private async approve(manager: EntityManager, { subjectId: userId, newEmail }: UsedToken): Promise<string[]> {
    await this.emails.propose(manager, { userId, email: newEmail ?? '' });
    return [];
  }
}
