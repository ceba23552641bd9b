import { formatInstantInFull, type MailToken, type TokenPurpose } from '@workboard/contracts';
import { z } from 'zod';
import { Drop } from '../../deliveries/outcome.js';
import { defineMessage } from '../kit/message.js';
import { linkWords } from './account-links.words.js';

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

/** A mail with a single-use link, which the auth service mints at the moment of writing. */
export const accountLink = defineMessage({
  kind: 'token',
  priority: 1,
  data: z.object({ tokenId: z.string() }),
  on: { 'token.created': ({ tokenId }) => [{ dedupeKey: `token.${tokenId}`, data: { tokenId } }] },
  mail: async ({ data: { tokenId } }, { auth, lookups, env, site }) => {
    const token = await auth.mailToken({ tokenId });
    if (!token) {
      throw new Drop('the link is used, replaced or expired');
    }
    const { email, firstName, purpose, companyId } = token;
    const aboutTeam = purpose === 'team_invitation' || purpose === 'member_refusal';
    const companyName = aboutTeam && companyId !== null ? (await lookups.company(companyId)).name : '';
    return {
      to: { userId: null, name: firstName, address: email },
      mail: linkWords[purpose]({
        site,
        firstName,
        url: `${env.PUBLIC_URL}${linkPath(token)}`,
        email,
        newEmail: token.newEmail ?? '',
        companyName,
        device: token.detail ?? 'a device that we do not recognise',
        when: formatInstantInFull(new Date(token.createdAt)),
        until: formatInstantInFull(new Date(token.expiresAt)),
      }),
    };
  },
  examples: ({ seeker, employer, url, when, about: { companyName } }) => {
    const link = { url, companyName, email: '', newEmail: '', device: 'Chrome on Android', when, until: when };
    const toSeeker = { ...seeker, ...link, email: 'meri@mail.example' };
    const toEmployer = { ...employer, ...link, newEmail: 'toby@mail.example' };
    return {
      verification: linkWords.verification(toSeeker),
      'password-reset': linkWords.password_reset(toSeeker),
      'email-change': linkWords.email_change(toSeeker),
      'email-changed': linkWords.email_undo({ ...toSeeker, email: 'meri@old.example', newEmail: 'meri@mail.example' }),
      'new-device': linkWords.new_device(toSeeker),
      'account-closing': linkWords.keep_account(toSeeker),
      'email-approval': linkWords.email_approval(toEmployer),
      'team-invitation': linkWords.team_invitation(toEmployer),
      'member-added': linkWords.member_refusal(toEmployer),
      'status-alert-confirmation': linkWords.status_alert(toSeeker),
    };
  },
});
