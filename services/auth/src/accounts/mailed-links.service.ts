import { Injectable } from '@nestjs/common';
import { AppError, notificationsService, type OpenedSession, type TokenPurpose } from '@workboard/contracts';
import { type Client, conflictAs, InjectClient, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService, type UsedToken } from '../tokens/tokens.service.js';
import { NewUsers } from '../users/new-users.js';
import { UsersService } from '../users/users.service.js';
import { UserEntity } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { PendingUser } from './pending-user.entity.js';

type SignInPurpose = Exclude<TokenPurpose, 'password_reset'>;

/** What using a mailed link does besides signing in (decision A3). A reset link never signs in. */
@Injectable()
export class MailedLinksService {
  private readonly effects: Record<SignInPurpose, (manager: EntityManager, used: UsedToken) => Promise<number>> = {
    registration: (manager, used) => this.completeRegistration(manager, used),
    verification: (manager, used) => this.verify(manager, used),
    email_change: (manager, used) => this.changeEmail(manager, used),
    status_alert: (manager, used) => this.confirmStatusAlert(used),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: TokensService,
    private readonly sessions: SessionsService,
    private readonly newUsers: NewUsers,
    private readonly users: UsersService,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  /** The token, its effect and the session commit together; throws `invalid_token` for all but the first use. */
  tempLogin({ token }: { token: string }): Promise<OpenedSession> {
    const purposes = Object.keys(this.effects) as SignInPurpose[];
    return this.dataSource.transaction(async (manager) => {
      const used = await this.tokens.use(manager, { token, purposes });
      if (!used) {
        throw new AppError('invalid_token');
      }
      const id = await this.effects[used.purpose as SignInPurpose](manager, used);
      const user = await manager.findOneByOrFail(UserEntity, { id });
      return { sessionId: await this.sessions.open(manager, id), user: presentUser(user) };
    });
  }

  private async completeRegistration(manager: EntityManager, { subjectId }: UsedToken): Promise<number> {
    const pending = await manager.findOneByOrFail(PendingUser, { id: subjectId });
    const { email, passwordHash, firstName, lastName, role } = pending;
    const { phone, location, bio, skills, experience, education, website, linkedin } = pending;
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

  private async confirmStatusAlert({ subjectId: userId, email }: UsedToken): Promise<number> {
    await this.notifications.confirmStatusAlert({ userId, email });
    return userId;
  }
}
