import { EmailAddress } from '../../components/elements/email-address.js';
import { PlainLink, TextLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { site } from '../../lib/session/site.js';
import { Sections, type Part } from './sections.js';

/** What the product does with what people tell it. A change of what it does is a change here. */
const parts: readonly Part[] = [
  [
    'What we keep',
    'Your account: name, e-mail address and, if you give them, phone number, place, a few words about you, work, education, skills, links and your CV.',
    'What you do here: applications with their letters, jobs you saved, alerts, interviews, and where you are signed in (browser and network address, for as long as the session lives).',
    'A record of acts that security hangs on, such as a changed password or an account that a super admin changed. It goes after a fixed time and cannot be altered.',
    'Your password is kept in a form from which nobody can read it.',
  ],
  [
    'Who sees it',
    'Other job seekers and visitors see nothing of you.',
    'An employer sees your profile, your CV and your letter once you apply to one of their jobs, and keeps the CV as it was when you sent it. Notes that their team writes about an application are seen by that team alone.',
    'Super admins of PNG Workboard can see accounts and CVs, to help and to keep fraud out.',
    'We sell nothing and show no advertisements. There are no trackers of others on our pages.',
  ],
  [
    'Ranking of applications',
    'Employers can ask for a suggestion in which order to read applications. It compares what you wrote with the advertisement; your name, address and origin are left out. It decides nothing; people do.',
    'A language model of an outside provider may be used for it. It then gets your letter, your profile and the text of your CV, without your name and contact.',
  ],
  [
    'Mails and text messages',
    'We write to you about your account, your applications, your interviews and alerts that you set. Every mail says why you get it, and those that you can do without have a link that ends them.',
    'Our record of a message loses your address after 30 days and goes after 90.',
  ],
  [
    'Cookies',
    'One cookie keeps you signed in, for seven days. Another recognises a browser in which you signed in before, so that strangers cannot lock you out. What you type in a form is kept in this browser until you send it; signing out removes it.',
  ],
  [
    'How long',
    'A registration that is not confirmed goes after 24 hours. Everything else stays while your account exists. You can delete your CV, your alerts, your saved jobs, and applications that are new or were rejected, yourself.',
    'In your profile, under Security, you can get a copy of what we hold about you, and close your account. Closing it removes your profile, CV, applications, saved jobs and alerts after seven days, in which you can change your mind by signing in.',
  ],
];

/** What becomes of what people tell us. */
export const PrivacyPage = () => {
  const { email, address } = site();
  return (
    <Page title="Privacy" subtitle="What we keep, who sees it, and how to have it removed." narrow>
      <div className="parts far">
        <Sections parts={parts} />
        <p className="text">
          Questions:{' '}
          <PlainLink href={`mailto:${email}`}>
            <EmailAddress>{email}</EmailAddress>
          </PlainLink>
          , {address}. See also the <TextLink to="/terms">terms of use</TextLink>.
        </p>
      </div>
    </Page>
  );
};
