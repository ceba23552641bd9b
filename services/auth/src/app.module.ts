import { type DynamicModule, Module } from '@nestjs/common';
import {
  applicationsService,
  authService,
  companiesService,
  jobsService,
  notificationsService,
  rankingService,
} from '@workboard/contracts';
import {
  ClientsModule,
  databaseModule,
  earlyController,
  KitModule,
  personalDataController,
  statusController,
  SessionCache,
} from '@workboard/service-kit';
import { AccountClosingService } from './account/account-closing.service.js';
import { AccountController } from './account/account.controller.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { LoginService } from './accounts/login.service.js';
import { MailedLinksService } from './accounts/mailed-links.service.js';
import { PasswordChangeService } from './accounts/password-change.service.js';
import { PasswordResetService } from './accounts/password-reset.service.js';
import { Passwords } from './passwords/passwords.js';
import { RegistrationService } from './accounts/registration.service.js';
import { AdminSessionsService } from './admin/admin-sessions.service.js';
import { AdminUserEditsService } from './admin/admin-user-edits.service.js';
import { AdminUsersController } from './admin/admin-users.controller.js';
import { AdminUsersService } from './admin/admin-users.service.js';
import { CompanyPeopleService } from './admin/company-people.service.js';
import { ManyUsersService } from './admin/many-users.service.js';
import { DemoAccountsCheck } from './admin/demo-accounts-check.js';
import { ApiTokensController } from './api-tokens/api-tokens.controller.js';
import { ApiTokensService } from './api-tokens/api-tokens.service.js';
import { ExportsService } from './exports/exports.service.js';
import { FirstSuperAdminBootstrap } from './admin/first-super-admin.js';
import { CompanyCopiesService } from './company-copies/company-copies.service.js';
import { entities, migrations, schema } from './data-source.js';
import type { Env } from './env.js';
import { PhoneCodesService } from './phone-sign-in/phone-codes.service.js';
import { PhoneSignInController } from './phone-sign-in/phone-sign-in.controller.js';
import { PhoneSignInsService } from './phone-sign-in/phone-sign-ins.service.js';
import { PeopleController } from './people/people.controller.js';
import { PeopleService } from './people/people.service.js';
import { ResumesController } from './resumes/resumes.controller.js';
import { ResumesService } from './resumes/resumes.service.js';
import { SecondFactorSettingsService } from './second-factor/second-factor-settings.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorsService } from './second-factor/second-factors.service.js';
import { DeviceWatchService } from './sign-in/device-watch.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInsService } from './sign-in/sign-ins.service.js';
import { GatewaysController } from './status/gateways.controller.js';
import { EmployerLinksService } from './team/employer-links.service.js';
import { TeamController } from './team/team.controller.js';
import { TeamRoles } from './team/team-roles.js';
import { TeamService } from './team/team.service.js';
import { TokensController } from './tokens/tokens.controller.js';
import { MailBudget } from './tokens/mail-budget.js';
import { TokensService } from './tokens/tokens.service.js';
import { TeamInvitationsService } from './team/team-invitations.service.js';
import { EmailChanges } from './profiles/email-changes.js';
import { NewUsers } from './users/new-users.js';
import { UserRemoval } from './account/user-removal.js';
import { ProfilesController } from './profiles/profiles.controller.js';
import { ProfilesService } from './profiles/profiles.service.js';

@Module({})
class AppModule {}

const controllers = [
  personalDataController(authService),
  statusController(authService),
  GatewaysController,
  AccountController,
  AccountsController,
  AdminUsersController,
  ApiTokensController,
  earlyController(authService.messages.applyCompany, CompanyCopiesService),
  PeopleController,
  PhoneSignInController,
  ResumesController,
  SecondFactorController,
  SessionsController,
  TeamController,
  TokensController,
  ProfilesController,
];

const providers = [
  AccountClosingService,
  AdminSessionsService,
  AdminUserEditsService,
  AdminUsersService,
  ApiTokensService,
  CompanyPeopleService,
  ManyUsersService,
  CompanyCopiesService,
  DemoAccountsCheck,
  DeviceWatchService,
  EmailChanges,
  EmployerLinksService,
  ExportsService,
  FirstSuperAdminBootstrap,
  LoginService,
  MailedLinksService,
  NewUsers,
  PasswordChangeService,
  PasswordResetService,
  Passwords,
  PeopleService,
  PhoneCodesService,
  PhoneSignInsService,
  RegistrationService,
  ResumesService,
  SecondFactorsService,
  SecondFactorSettingsService,
  SessionCache,
  SessionsService,
  SignInsService,
  TeamInvitationsService,
  TeamRoles,
  TeamService,
  MailBudget,
  TokensService,
  UserRemoval,
  ProfilesService,
];

/** Everything of the auth service that its two processes share. */
export const appModule = (env: Env): DynamicModule => ({
  module: AppModule,
  imports: [
    KitModule.for({ env, service: authService }),
    databaseModule({ schema, env, entities, migrations }),
    ClientsModule.for({
      secret: env.INTERNAL_SECRET,
      services: [
        { service: applicationsService, addresses: env.APPLICATIONS_URL },
        { service: companiesService, addresses: env.COMPANIES_URL },
        { service: jobsService, addresses: env.JOBS_URL },
        { service: notificationsService, addresses: env.NOTIFICATIONS_URL },
        { service: rankingService, addresses: env.RANKING_URL },
      ],
    }),
  ],
  controllers,
  providers,
  exports: providers,
});
