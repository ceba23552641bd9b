import type { TokenPurpose } from '@workboard/contracts';
import { button, rows, type Mail, quiet, text } from '../../layout/mail.js';
import { hello, type Named, reasonAccount, reasonAsked } from './account.words.js';

/** What the mails with single-use links say; texts that are not for all of them are empty. */
export interface Linked extends Named {
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

const ignore = 'If this was not you, you can ignore this mail: nothing happens until the link is used.';

/** First mail after registering, or after an admin made the account (decision A2). The link lives 24 hours. */
const verification = ({ firstName, site, url }: Linked): Mail => ({
  subject: `Verify your email address for ${site.name}`,
  preheader: 'Then your account is ready. The link works for 24 hours.',
  title: 'Verify your email address',
  blocks: [
    text(hello(firstName)),
    text(`Welcome to ${site.name}. Please confirm that this is your address.`),
    button('Confirm my address', url),
    quiet(`The link works once and expires in 24 hours. ${ignore}`),
  ],
  reason: reasonAsked(site),
});

/** The link lives one hour (decision A7). */
const passwordReset = ({ firstName, site, url }: Linked): Mail => ({
  subject: `Reset your ${site.name} password`,
  preheader: 'Choose a new password. The link works for 1 hour.',
  title: 'Choose a new password',
  blocks: [
    text(hello(firstName)),
    text(`Follow this link to choose a new password for your account at ${site.name}.`),
    button('Reset password', url),
    quiet(
      'The link works once and expires in 1 hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ),
  ],
  reason: reasonAccount(site),
});

/** To the new address; it takes effect when the link is used (decision A11). */
const emailChange = ({ firstName, site, url, email }: Linked): Mail => ({
  subject: `Confirm your new e-mail address for ${site.name}`,
  preheader: 'Your account keeps its old address until you confirm this one.',
  title: 'Confirm your new address',
  blocks: [
    text(hello(firstName)),
    text(`Your account at ${site.name} is to use the address ${email}. It does when you confirm that this is yours.`),
    button('Use this address', url),
    quiet(`The link works once and expires in 24 hours. ${ignore}`),
  ],
  reason: reasonAsked(site),
});

/** To the old address, after the account moved to a new one; the way back is open for seven days (decision A11). */
const emailChanged = ({ firstName, site, url, email, newEmail }: Linked): Mail => ({
  subject: `The e-mail address of your ${site.name} account was changed`,
  preheader: 'If this was not you, take it back within 7 days.',
  title: 'Your e-mail address was changed',
  blocks: [
    text(hello(firstName)),
    text(`Your account now uses ${newEmail} instead of ${email}. All other sessions were signed out.`),
    text(
      'If you wanted this, there is nothing to do. If not, take it back: the account returns to this address, everybody is signed out, and we mail you a link to choose a new password.',
    ),
    button('Take it back', url),
    quiet('The link works once, for 7 days.'),
  ],
  reason: reasonAccount(site),
});

/** To the present address, when a colleague asked for another one (decision A12). */
const emailApproval = ({ firstName, site, url, newEmail }: Linked): Mail => ({
  subject: `Should your ${site.name} account use another e-mail address?`,
  preheader: 'A colleague asked for it. Nothing changes unless you agree.',
  title: 'Use another address?',
  blocks: [
    text(hello(firstName)),
    text(`Somebody in your company's team asked that your account uses ${newEmail} from now on.`),
    text('Nothing changes unless you agree. Whoever reads the mail of that address could then choose a new password.'),
    button('Agree', url),
    quiet('If you do not want this, you can ignore this mail.'),
  ],
  reason: reasonAccount(site),
});

/** To somebody who is asked to join a company's team (decision A12). The link lives 7 days. */
const teamInvitation = ({ firstName, site, url, companyName }: Linked): Mail => ({
  subject: `Join the team of ${companyName} on ${site.name}`,
  preheader: 'Accept and choose your own password. The link works for 7 days.',
  title: `${companyName} invites you`,
  blocks: [
    text(hello(firstName)),
    text(`${companyName} would like you to join its team on ${site.name}: post jobs and review applications together.`),
    button('See the invitation', url),
    quiet('The link works for 7 days. If you do not know the company, you can ignore this mail: no account is made.'),
  ],
  reason: reasonAsked(site),
});

/** To somebody whom a colleague gave an account at the company's own domain (decision A12). */
const memberAdded = ({ firstName, site, url, companyName }: Linked): Mail => ({
  subject: `You were added to the team of ${companyName}`,
  preheader: 'Choose your own password, or refuse.',
  title: `You are in the team of ${companyName}`,
  blocks: [
    text(hello(firstName)),
    text(`Somebody in the team of ${companyName} made an account for you on ${site.name}, with a password they chose.`),
    text('To be the only one who knows your password, choose a new one.'),
    button('Choose my own password', `${site.publicUrl}/forgot-password`),
    text('If you do not want this account, refuse it: it is deleted.'),
    button('I do not want this account', url, { isSecond: true }),
    quiet('You can refuse for 7 days.'),
  ],
  reason: reasonAsked(site),
});

/** After a sign-in from where the account was not used before (decision A16). */
const newDevice = ({ firstName, site, url, device, when }: Linked): Mail => ({
  subject: `New sign-in to your ${site.name} account`,
  preheader: 'If this was not you, sign everybody out.',
  title: 'New sign-in to your account',
  blocks: [
    text(hello(firstName)),
    text('Somebody signed in with your password from where your account was not used before.'),
    rows([
      ['Device', device],
      ['When', when],
    ]),
    text('If this was you, there is nothing to do.'),
    text(
      'If not, press below: everybody is signed out, your password stops working, and we mail you a link to choose a new one.',
    ),
    button('This was not me', url),
    quiet('The link works once, for 7 days.'),
  ],
  reason: reasonAccount(site),
});

/** When somebody asked for their account to be deleted; it stays for a week (decision A18). */
const accountClosing = ({ firstName, site, url, until }: Linked): Mail => ({
  subject: `Your ${site.name} account will be deleted`,
  preheader: 'You can change your mind for 7 days.',
  title: 'Your account will be deleted',
  blocks: [
    text(hello(firstName)),
    text(`You asked us to delete your account. It is hidden from others now and will be deleted on ${until}.`),
    text('Changed your mind? Keep it with one press, or sign in and choose Keep my account.'),
    button('Keep my account', url),
    quiet(
      `If you did not ask for this, keep the account and choose a new password at ${site.publicUrl}/forgot-password.`,
    ),
  ],
  reason: reasonAccount(site),
});

/** To another address than the account's own, before status mails go there (decision A13). */
const statusAlertConfirmation = ({ firstName, site, url }: Linked): Mail => ({
  subject: `Confirm this address for application updates from ${site.name}`,
  preheader: 'Updates go to your account address until you confirm this one.',
  title: 'Get application updates here?',
  blocks: [
    text(hello(firstName)),
    text('You asked to get updates on your applications at this address. Please confirm that it is yours.'),
    button('Yes, send updates here', url),
    quiet(`Until then they go to the address of your account. ${ignore}`),
  ],
  reason: reasonAsked(site),
});

/** The words for what a link does. */
export const linkWords: Record<TokenPurpose, (input: Linked) => Mail> = {
  registration: verification,
  verification,
  password_reset: passwordReset,
  email_change: emailChange,
  email_undo: emailChanged,
  email_approval: emailApproval,
  new_device: newDevice,
  keep_account: accountClosing,
  status_alert: statusAlertConfirmation,
  team_invitation: teamInvitation,
  member_refusal: memberAdded,
};
