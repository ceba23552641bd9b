import { Injectable } from '@nestjs/common';
import {
  AppError,
  type LinkConfirmation,
  type LinkFacts,
  notificationsService,
  type OpenedSession,
  type Role,
  type TokenPurpose,
} from '@workboard/contracts';
import { type Client, conflictAs, findCaller, InjectClient, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService, type UsedToken } from '../tokens/tokens.service.js';
import { NewUsers } from '../users/new-users.js';
import { UserEntity } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';
import { Passwords } from './passwords.js';
import { PendingUser } from './pending-user.entity.js';
import { lockAddress } from './lock-address.js';

type LinkPurpose = Exclude<TokenPurpose, 'password_reset'>;
/** The registration that becomes an account, and the newest one that waited when it was chosen. */
interface Choice {
  registration: PendingUser;
  newestId: number;
}
type Effect = (manager: EntityManager, used: UsedToken, choice: Choice | null) => Promise<number>;

/** A link proves a mailbox; more than an ordinary account's first session it must not give (decision A3). */
const signsIn = ({ purpose, role }: { purpose: TokenPurpose; role: Role }): boolean =>
  (purpose === 'registration' || purpose === 'verification') && role !== 'admin' && role !== 'super_admin';

/** What using a mailed link does. Only registration and verification sign in; all others confirm (decision A3). */
@Injectable()
export class MailedLinksService {
  private readonly effects: Record<LinkPurpose, Effect> = {
    registration: (manager, _, choice) => this.completeRegistration(manager, choice),
    verification: (manager, used) => this.verify(manager, used),
    email_change: (manager, used) => this.changeEmail(manager, used),
    status_alert: (_, { subjectId }) => Promise.resolve(subjectId),
  };
  private readonly purposes = Object.keys(this.effects) as LinkPurpose[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly tokens: TokensService,
    private readonly newUsers: NewUsers,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  /** What the link would do; uses nothing up, so that a page can ask its reader first. Throws `invalid_token`. */
  async check({ token }: { token: string }): Promise<LinkFacts> {
    const link = await this.find(token);
    const { purpose, email } = link;
    const [person] = await this.candidates(link);
    const opensSession = person !== undefined && signsIn({ purpose, role: person.role });
    const caller = findCaller();
    const isCallers = purpose !== 'registration' && caller?.userId === link.subjectId;
    return {
      purpose,
      email,
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
  async use({ token, password }: { token: string; password?: string }): Promise<OpenedSession | LinkConfirmation> {
    const link = await this.find(token);
    const choice = await this.choose(link, password);
    if (link.purpose === 'status_alert') {
      // Told before the link is used up, outside of any transaction: telling it twice does no harm.
      await this.notifications.confirmStatusAlert({ userId: link.subjectId, email: link.email });
    }
    return this.dataSource.transaction(async (manager) => {
      const used = await this.tokens.use(manager, { token, purposes: this.purposes });
      if (!used) {
        throw new AppError('invalid_token');
      }
      const purpose = used.purpose as LinkPurpose;
      const id = await this.effects[purpose](manager, used, choice);
      const user = await manager.findOneByOrFail(UserEntity, { id });
      return signsIn({ purpose, role: user.role })
        ? { sessionId: await this.sessions.open(manager, id), user: presentUser(user) }
        : { confirmed: purpose, email: used.email };
    });
  }

  private async find(token: string): Promise<UsedToken> {
    const link = await this.tokens.find({ token, purposes: this.purposes });
    if (!link) {
      throw new AppError('invalid_token');
    }
    return link;
  }

  /** Whose link it is: an account, or the registrations of the address that wait, the newest first. */
  private candidates({ purpose, subjectId: id, email }: UsedToken): Promise<(PendingUser | UserEntity)[]> {
    const { manager } = this.dataSource;
    return purpose === 'registration'
      ? manager.find(PendingUser, { where: { email }, order: { id: 'DESC' } })
      : manager.findBy(UserEntity, { id });
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

  private async completeRegistration(manager: EntityManager, choice: Choice | null): Promise<number> {
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
    const user = await this.newUsers.create(manager, {
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
    return user.id;
  }

  private async verify(manager: EntityManager, { subjectId: id }: UsedToken): Promise<number> {
    await this.users.verify(manager, id);
    return id;
  }

  private async changeEmail(manager: EntityManager, { subjectId: id, email }: UsedToken): Promise<number> {
    await conflictAs('email_taken', manager.update(UserEntity, { id }, { email, emailVerified: true }));
    await this.tokens.endAll(manager, id);
    await publish(manager, 'user.profile_changed', { userId: id });
    return id;
  }
}
