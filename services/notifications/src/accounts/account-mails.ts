import { Inject, Injectable } from '@nestjs/common';
import {
  authService,
  formatInstantInFull,
  type MailToken,
  type SecondFactorNews,
  type TokenPurpose,
} from '@workboard/contracts';
import { type Client, ENV, InjectClient } from '@workboard/service-kit';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import type { Mail, Site } from '../mails/mail.js';
import * as template from '../mails/templates/account.js';
import { secondFactorMail } from '../mails/templates/second-factor.js';

interface LinkInput {
  site: Site;
  firstName: string;
  url: string;
  email: string;
  /** Empty unless the link is about another address. */
  newEmail: string;
  /** Browser and system of a strange sign-in. */
  device: string;
  /** When the link was asked for, in Port Moresby time. */
  when: string;
  /** Until when it works. */
  until: string;
  /** Empty unless the link is about a company's team. */
  companyName: string;
}
type Write = (input: LinkInput) => Mail;

/** Purposes whose mails tell somebody what others did with their account; the page asks before it does anything. */
const toOldAddress: readonly TokenPurpose[] = [
  'email_undo',
  'email_approval',
  'member_refusal',
  'new_device',
  'keep_account',
];

/** Where a link leads (decisions A2, A7, A11, A13): opening it consumes nothing, the page posts the token. */
const linkPath = ({ purpose, role, token, returnTo }: MailToken): string => {
  if (purpose === 'password_reset') {
    return `/reset-password?token=${token}`;
  }
  if (purpose === 'team_invitation') {
    return `/accept-invitation?token=${token}`;
  }
  if (toOldAddress.includes(purpose)) {
    return `/dashboard?auth_token=${token}`;
  }
  const page = role === 'job_seeker' || purpose === 'status_alert' ? '/application-status-alerts' : '/dashboard';
  return `${page}?auth_token=${token}${returnTo ? `&next=${returnTo}` : ''}`;
};

const templates: Record<TokenPurpose, Write> = {
  registration: template.verification,
  verification: template.verification,
  password_reset: template.passwordReset,
  email_change: template.emailChange,
  email_undo: template.emailChanged,
  email_approval: template.emailApproval,
  new_device: template.newDevice,
  keep_account: template.accountClosing,
  status_alert: template.statusAlertConfirmation,
  team_invitation: template.teamInvitation,
  member_refusal: template.memberAdded,
};

/** Mails about accounts. Single-use links are minted by the auth service at the moment of writing. */
@Injectable()
export class AccountMails implements Composer {
  readonly mails = {
    token: ({ data }) => this.token(String(data['tokenId'])),
    account_exists: ({ userId }) => this.toUser(userId, template.accountExists),
    welcome: ({ userId }) => this.toUser(userId, template.welcome),
    password_changed: ({ userId, createdAt }) =>
      this.toUser(userId, (input) => template.passwordChanged({ ...input, when: formatInstantInFull(createdAt) })),
    export_ready: ({ userId }) => this.toUser(userId, template.exportReady),
    account_closed: ({ data }) => this.farewell(String(data['farewellId'])),
    second_factor: ({ userId, data, createdAt }) =>
      this.toUser(userId, ({ site, firstName }) =>
        secondFactorMail({
          site,
          firstName,
          news: data['news'] as SecondFactorNews,
          codesLeft: Number(data['codesLeft']),
          when: formatInstantInFull(createdAt),
        }),
      ),
  } satisfies Record<string, ComposeMail>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly lookups: Lookups,
  ) {}

  private async token(tokenId: string): Promise<ComposedMail> {
    const token = await this.auth.mailToken({ tokenId });
    if (!token) {
      throw new Drop('the link is used, replaced or expired');
    }
    const { email, firstName, purpose, companyId } = token;
    const aboutTeam = purpose === 'team_invitation' || purpose === 'member_refusal';
    const companyName = aboutTeam && companyId !== null ? (await this.lookups.company(companyId)).name : '';
    const newEmail = token.newEmail ?? '';
    const url = `${this.env.PUBLIC_URL}${linkPath(token)}`;
    return {
      to: { userId: null, name: firstName, address: email },
      mail: templates[purpose]({
        site: siteOf(this.env),
        firstName,
        url,
        email,
        newEmail,
        companyName,
        device: token.detail ?? 'a device that we do not recognise',
        when: formatInstantInFull(new Date(token.createdAt)),
        until: formatInstantInFull(new Date(token.expiresAt)),
      }),
    };
  }

  private async farewell(farewellId: string): Promise<ComposedMail> {
    const person = await this.auth.farewell({ farewellId });
    if (!person) {
      throw new Drop('the account is gone for more than a day');
    }
    const { firstName, email } = person;
    return {
      to: { userId: null, name: firstName, address: email },
      mail: template.accountClosed({ site: siteOf(this.env), firstName }),
    };
  }

  private async toUser(
    userId: number | null,
    write: (input: { site: Site } & Awaited<ReturnType<Lookups['contact']>>) => Mail,
  ): Promise<ComposedMail> {
    const contact = await this.lookups.contact(userId ?? 0);
    return {
      to: recipientOf(contact),
      mail: write({ ...contact, site: siteOf(this.env) }),
    };
  }
}
