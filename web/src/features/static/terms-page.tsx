import { TextLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { Sections, type Part } from './sections.js';

const parts: readonly Part[] = [
  [
    'What PNG Workboard is',
    'A board on which employers advertise jobs and people apply for them. The contract of employment is made between those two; we are no party to it and promise neither a job nor an applicant.',
    'It is free for job seekers. Nobody may ask you for money to apply, to be interviewed or to be hired. If somebody does, tell us.',
  ],
  [
    'Your account',
    'One account for one person, with your own e-mail address and true statements. Keep the password to yourself; change it and sign out other devices under Security if somebody else may know it.',
  ],
  [
    'If you look for work',
    'What you send to an employer stays with them as you sent it. You can withdraw an application that is under way at any time.',
  ],
  [
    'If you hire',
    'Advertise only jobs that exist, of your own company, with a description that is true. New companies are checked by a person before their jobs are shown.',
    'Use what applicants send you to fill that job and for nothing else, and keep it from others. A ranking is a suggestion: a person decides about every application.',
    'No advertisement may ask for money, for bank details or for identity papers before a contract is signed.',
  ],
  [
    'What we may do',
    'We take down advertisements, and close companies and accounts, that break these rules or the law of Papua New Guinea.',
    'We keep the service running as well as we can, but it may be away for a while, and statements of employers and applicants are their own.',
  ],
];

/** The rules of the board. */
export const TermsPage = () => (
  <Page title="Terms of Use" subtitle="The rules of this board, in plain words." narrow>
    <div className="parts far">
      <Sections parts={parts} />
      <p className="text">
        What becomes of what you tell us stands under <TextLink to="/privacy">Privacy</TextLink>. To report something,{' '}
        <TextLink to="/contacts">contact us</TextLink>.
      </p>
    </div>
  </Page>
);
