import { referenceOf } from '@workboard/contracts';
import { button, facts, type Mail, type Site, text } from '../mail.js';

interface Mentioned {
  site: Site;
  firstName: string;
  /** Null once the author's account is gone. */
  authorName: string | null;
  applicationId: number;
  jobId: number;
  jobTitle: string;
  seekerName: string;
  excerpt: string;
}

/** To somebody of the employer's team whom a colleague mentioned in a note (decision P45). */
export const mentioned = (about: Mentioned): Mail => {
  const { site, firstName, applicationId, jobId, jobTitle, seekerName, excerpt } = about;
  const author = about.authorName ?? 'A former colleague';
  return {
    subject: `${author} mentioned you: ${seekerName}, ${jobTitle}`,
    preheader: excerpt,
    title: `${author} mentioned you in a note`,
    blocks: [
      text(`Hello ${firstName},`),
      text(`${author} wrote about ${seekerName}, who applied for ${jobTitle}:`),
      { kind: 'quote', text: excerpt },
      facts([
        ['Job', jobTitle],
        ['Applicant', seekerName],
        ['Reference', referenceOf(applicationId)],
      ]),
      button('Open the application', `${site.publicUrl}/jobs/${jobId}/applications?app=${applicationId}`),
    ],
    reason: 'You get this mail because a colleague of your team mentioned you. Applicants do not see notes.',
  };
};
