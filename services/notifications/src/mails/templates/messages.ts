import { referenceOf } from '@workboard/contracts';
import { button, facts, type Mail, quiet, type Site, text } from '../mail.js';

interface Message {
  site: Site;
  applicationId: number;
  jobTitle: string;
  companyName: string;
  /** The employer's own line, or null. */
  subject: string | null;
  /** As the employer wrote it, for this person. */
  words: string;
  replyTo: { name: string; address: string };
}

/** Who reads an answer, and what nobody may ask for. */
export const answerBlocks = ({ name, address }: Message['replyTo']) => [
  quiet(`Answer this mail to write to ${name} (${address}).`),
  quiet('Nobody may ask you for money for a job. Open links in a message only when you know where they lead.'),
];

/** To the seeker, when an employer writes to them (decision P43). What was written stays plain text. */
export const applicationMessage = (message: Message): Mail => {
  const { site, applicationId, jobTitle, companyName, subject, words, replyTo } = message;
  return {
    subject: `${jobTitle}: ${subject ?? `message from ${companyName}`}`,
    preheader: `${companyName} wrote to you about your application.`,
    title: `${companyName} wrote to you`,
    blocks: [
      text(`About your application for the job ${jobTitle}:`),
      { kind: 'quote', text: words },
      button('See my application', `${site.publicUrl}/applications?search=${referenceOf(applicationId)}`),
      ...answerBlocks(replyTo),
      facts([
        ['Job', jobTitle],
        ['Company', companyName],
        ['Reference', referenceOf(applicationId)],
      ]),
    ],
    reason: `You get this mail because you applied for this job through ${site.name}.`,
    replyTo,
  };
};
