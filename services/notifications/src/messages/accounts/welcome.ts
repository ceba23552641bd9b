import type { Role } from '@workboard/contracts';
import { z } from 'zod';
import { button, type Mail, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { type Named, reasonAccount, toOwner } from './account.words.js';

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
const words = (input: Named & { role: Role; companyId: number | null }): Mail => {
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

const wish = (userId: number) => ({ dedupeKey: `welcome.${userId}`, userId, data: {} });

/** Who still has to verify the address gets that mail alone; the welcome follows. */
export const welcome = defineMessage({
  kind: 'welcome',
  priority: 4,
  data: z.object({}),
  on: {
    'user.created': ({ userId, verified }) => (verified ? [wish(userId)] : []),
    'user.verified': ({ userId }) => [wish(userId)],
  },
  mail: ({ userId }, tools) => toOwner(userId, tools, words),
  examples: ({ seeker, employer }) => ({
    welcome: words({ ...seeker, role: 'job_seeker', companyId: null }),
    'welcome-employer': words({ ...employer, role: 'employer', companyId: null }),
  }),
});
