import type { Job } from '@workboard/contracts';
import { nullIfDropped } from '../../deliveries/outcome.js';
import { type Block, quiet } from '../../layout/mail.js';
import type { MessageTools } from '../kit/tools.js';

/** What the employer wrote in place of the usual words, and who reads an answer to it (decision P44). */
export interface OwnWords {
  text: string;
  replyTo: { name: string; address: string };
}

/** Who reads an answer, and what nobody may ask for. */
export const answerBlocks = ({ name, address }: OwnWords['replyTo']): Block[] => [
  quiet(`Answer this mail to write to ${name} (${address}).`),
  quiet('Nobody may ask you for money for a job. Open links in a message only when you know where they lead.'),
];

/** Who reads answers: the address that the ad names, else the company's, else whoever looks after the job, else the site. */
export const replyToOf = async (job: Job, { lookups, env }: MessageTools): Promise<OwnWords['replyTo']> => {
  const companyAddress = () =>
    nullIfDropped(async () => (await lookups.company(job.companyId)).email ?? (await lookups.caretaker(job)).email);
  return { name: job.company.name, address: job.hrEmail ?? (await companyAddress()) ?? env.SITE_EMAIL };
};
