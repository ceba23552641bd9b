import { type Company, type Contact, fullName } from '@workboard/contracts';
import { type Block, button, facts, type Mail, quiet, type Site, text } from '../mail.js';
import { asWritten } from '../unlinked.js';

/** What a super admin wrote, or that nothing was written. */
const because = (reason: string): Block =>
  reason === '' ? text('No reason was given. Ask us, and we will tell you.') : { kind: 'quote', text: reason };

/** To the owner, when a super admin authorised the company; waiting jobs went live with it (decision P5). */
export const companyAuthorised = (input: { site: Site; firstName: string; companyName: string }): Mail => ({
  subject: `${input.companyName} is authorised`,
  preheader: 'Your jobs are visible to job seekers now.',
  title: 'Your company is authorised',
  blocks: [
    text(`Hello ${input.firstName},`),
    text(
      `${input.companyName} was checked and authorised. Jobs that were waiting are live, and new ones go live at once.`,
    ),
    button('Post a job', `${input.site.publicUrl}/post-job`),
  ],
  reason: `You get this mail because you own ${input.companyName} at ${input.site.name}.`,
});

interface Refused {
  site: Site;
  firstName: string;
  companyId: number;
  companyName: string;
  /** It was authorised before, and its jobs were public. */
  wasAuthorised: boolean;
  /** As the super admin wrote it; may be empty. */
  reason: string;
}

/** To the owner, when a super admin took the authorisation back or refused it. */
export const companyRefused = ({ site, firstName, companyId, companyName, wasAuthorised, reason }: Refused): Mail => ({
  subject: wasAuthorised ? `${companyName} is no longer authorised` : `${companyName} could not be authorised yet`,
  preheader: wasAuthorised ? 'Your jobs are hidden until it is authorised again.' : 'What we need to know first.',
  title: wasAuthorised ? 'Your company is no longer authorised' : 'Your company could not be authorised yet',
  blocks: [
    text(`Hello ${firstName},`),
    text(
      wasAuthorised
        ? `The authorisation of ${companyName} was taken back. Its jobs are hidden from job seekers until it is authorised again. This is why:`
        : `We looked at ${companyName} and could not authorise it yet. This is why:`,
    ),
    because(reason),
    text(`Correct the profile where that helps, then write to us at ${site.email}. We look at it again.`),
    button('Open the company profile', `${site.publicUrl}/company/${companyId}/edit`),
  ],
  reason: `You get this mail because you own ${companyName} at ${site.name}.`,
});

interface TakenDown {
  site: Site;
  firstName: string;
  jobId: number;
  jobTitle: string;
  /** As the super admin wrote it; may be empty. */
  reason: string;
}

/** To whoever looks after a job that a super admin unpublished. */
export const jobTakenDown = ({ site, firstName, jobId, jobTitle, reason }: TakenDown): Mail => ({
  subject: `${jobTitle} was taken down`,
  preheader: 'Job seekers do not see it any more. This is why.',
  title: `Taken down: ${jobTitle}`,
  blocks: [
    text(`Hello ${firstName},`),
    text(`We took your job ${jobTitle} down. Job seekers do not see it any more. This is why:`),
    because(reason),
    text(`Correct the job, then write to us at ${site.email}. We look at it again.`),
    button('Open the job', `${site.publicUrl}/edit-job/${jobId}`),
  ],
  reason: 'You get this mail because you look after this job.',
});

interface Arrived {
  site: Site;
  firstName: string;
  company: Company;
  owner: Contact | null;
}

/** To each super admin, when a company waits for authorisation. */
export const companyArrived = ({ site, firstName, company, owner }: Arrived): Mail => {
  const row = new URLSearchParams({ tab: 'companies', status: 'unauthorised', search: asWritten(company.name) });
  return {
    subject: `${company.name} waits for authorisation`,
    preheader: `${company.industry}, ${company.location}. Its jobs go live when it is authorised.`,
    title: 'A company waits for authorisation',
    blocks: [
      text(`Hello ${firstName},`),
      text(`${company.name} was created and waits to be checked. Its jobs are hidden until then.`),
      facts([
        ['Company', company.name],
        ['Industry', company.industry],
        ['Location', company.location],
        ['Website', company.website],
        ['Email', company.email],
        ['Phone', company.phone],
        ['Owner', owner && `${fullName(owner)}, ${owner.email}`],
      ]),
      button('Look at it', `${site.publicUrl}/admin?${row.toString()}`),
      quiet('If the address of the owner and that of the company do not belong together, ask before you authorise it.'),
    ],
    reason: `You get this mail because you are a super admin of ${site.name}.`,
  };
};

interface Renamed {
  site: Site;
  firstName: string;
  companyId: number;
  from: string;
  to: string;
  underReview: boolean;
}

/** To each super admin, when a company's own people changed its name (decision P22). */
export const companyRenamed = ({ site, firstName, companyId, from, to, underReview }: Renamed): Mail => ({
  subject: `${from} is now called ${to}`,
  preheader: underReview ? 'It waits for your authorisation.' : 'Please look whether it still is who it says.',
  title: 'A company changed its name',
  blocks: [
    text(`Hello ${firstName},`),
    facts([
      ['Before', from],
      ['Now', to],
    ]),
    text(
      underReview
        ? 'The change resembles another company here, or moves the company to another domain: its jobs are hidden until you authorise it again.'
        : 'Its jobs go on under the new name; its page says for 90 days what it was called.',
    ),
    button('Look at the company', `${site.publicUrl}/admin/edit-company/${companyId}`),
  ],
  reason: `You get this mail because you are a super admin of ${site.name}.`,
});
