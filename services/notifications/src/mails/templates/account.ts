import type { Role } from '@workboard/contracts';
import { button, facts, link, type Mail, quiet, type Site, text } from '../mail.js';

interface Named {
  firstName: string;
  site: Site;
}
interface Linked extends Named {
  url: string;
}

const hello = (firstName: string): string => `Hello ${firstName},`;
const ignore = 'If this was not you, you can ignore this mail: nothing happens until the link is used.';
const reasonAccount = (site: Site): string => `You get this mail because of your account at ${site.name}.`;
const reasonAsked = (site: Site): string => `You get this mail because somebody entered this address at ${site.name}.`;

/** First mail after registering, or after an admin made the account (decision A2). The link lives 24 hours. */
export const verification = ({ firstName, site, url }: Linked): Mail => ({
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
export const passwordReset = ({ firstName, site, url }: Linked): Mail => ({
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
export const emailChange = ({ firstName, site, url, email }: Linked & { email: string }): Mail => ({
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
export const emailChanged = ({
  firstName,
  site,
  url,
  email,
  newEmail,
}: Linked & { email: string; newEmail: string }): Mail => ({
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
export const emailApproval = ({ firstName, site, url, newEmail }: Linked & { newEmail: string }): Mail => ({
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
export const teamInvitation = ({ firstName, site, url, companyName }: Linked & { companyName: string }): Mail => ({
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
export const memberAdded = ({ firstName, site, url, companyName }: Linked & { companyName: string }): Mail => ({
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
export const newDevice = ({ firstName, site, url, device, when }: Linked & { device: string; when: string }): Mail => ({
  subject: `New sign-in to your ${site.name} account`,
  preheader: 'If this was not you, sign everybody out.',
  title: 'New sign-in to your account',
  blocks: [
    text(hello(firstName)),
    text('Somebody signed in with your password from where your account was not used before.'),
    facts([
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
export const accountClosing = ({ firstName, site, url, until }: Linked & { until: string }): Mail => ({
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

/** When the archive of one's data is there; it is downloaded with a session alone (decision A17). */
export const exportReady = ({ firstName, site }: Named): Mail => ({
  subject: `Your ${site.name} data is ready to download`,
  preheader: 'You can download it for 7 days.',
  title: 'Your data is ready',
  blocks: [
    text(hello(firstName)),
    text(`You asked for everything that ${site.name} holds about you. It is ready: sign in and download it.`),
    button('Go to my download', `${site.publicUrl}/profile/security`),
    quiet(
      `It can be downloaded for 7 days. If you did not ask for it, choose a new password at ${site.publicUrl}/forgot-password.`,
    ),
  ],
  reason: reasonAccount(site),
});

/** The last mail, after the account was deleted as its owner wished (decision A18). */
export const accountClosed = ({ firstName, site }: Named): Mail => ({
  subject: `Your ${site.name} account was deleted`,
  preheader: 'This is the last mail from us.',
  title: 'Your account was deleted',
  blocks: [
    text(hello(firstName)),
    text(`Your account at ${site.name} was deleted as you asked, with your profile and everything in it.`),
    text('Thank you for having been here. You are welcome to come back with a new account at any time.'),
  ],
  reason: `You get this mail because you had an account at ${site.name}.`,
});

/** To another address than the account's own, before status mails go there (decision A13). */
export const statusAlertConfirmation = ({ firstName, site, url }: Linked): Mail => ({
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

/** Somebody registered with an address that has an account (decision A1). */
export const accountExists = ({ firstName, site }: Named): Mail => ({
  subject: `You already have a ${site.name} account`,
  preheader: 'Sign in, or choose a new password if you forgot yours.',
  title: 'You already have an account',
  blocks: [
    text(hello(firstName)),
    text(`Somebody, probably you, tried to register at ${site.name} with this address. It has an account already.`),
    button('Sign in', `${site.publicUrl}/auth`),
    link('Forgot your password?', `${site.publicUrl}/forgot-password`),
    quiet('If this was not you, nothing has changed.'),
  ],
  reason: reasonAsked(site),
});

/** After the fact; `when` is a sentence in Port Moresby time. */
export const passwordChanged = ({ firstName, site, when }: Named & { when: string }): Mail => ({
  subject: `Your ${site.name} password was changed`,
  preheader: 'If this was not you, act now.',
  title: 'Your password was changed',
  blocks: [
    text(hello(firstName)),
    text(`The password of your account was changed on ${when}. All other sessions were signed out.`),
    text(
      `If this was not you, choose a new password at once and write to us: answer this mail, or ring ${site.phone}.`,
    ),
    button('Choose a new password', `${site.publicUrl}/forgot-password`),
  ],
  reason: reasonAccount(site),
});

interface NextStep {
  lead: string;
  label: string;
  path: string;
}

const nextStep = ({ role, companyId }: { role: Role; companyId: number | null }): NextStep => {
  if (role === 'job_seeker') {
    return {
      lead: 'Fill in your profile and upload your CV: employers see them with every application. Then set a job alert, and new jobs come to you.',
      label: 'Complete your profile',
      path: '/profile',
    };
  }
  if (role === 'employer' && companyId === null) {
    return {
      lead: 'Set up your company, then post your first job. It goes live as soon as we have authorised the company.',
      label: 'Go to your dashboard',
      path: '/dashboard',
    };
  }
  return { lead: 'Sign in to see what there is to do.', label: 'Go to your dashboard', path: '/dashboard' };
};

/** When an account came to be, by registering or by somebody else's hand. */
export const welcome = (input: Named & { role: Role; companyId: number | null }): Mail => {
  const { firstName, site } = input;
  const { lead, label, path } = nextStep(input);
  return {
    subject: `Welcome to ${site.name}`,
    preheader: 'Your account was created.',
    title: `Welcome, ${firstName}`,
    blocks: [text(`Your account at ${site.name} was created.`), text(lead), button(label, `${site.publicUrl}${path}`)],
    reason: reasonAccount(site),
  };
};
