import { interviewAnswerPath } from '@workboard/contracts';
import type { Samples } from '../kit/samples.js';
import type { Invited } from './interviews.words.js';

/** An invitation for the examples of mails. */
export const sampleInterview = ({
  site,
  seeker,
  about,
  when,
}: Samples): Invited & { replyTo: { name: string; address: string } } => ({
  ...seeker,
  ...about,
  when,
  applicationUrl: `${site.publicUrl}/applications?search=WB-001042`,
  answerUrl: `${site.publicUrl}${interviewAnswerPath('7-12.example')}`,
  minutes: 60,
  type: 'in-person',
  meetingLink: null,
  place: 'Tok Save Foundation, Elizabeth Street, Goroka',
  phone: null,
  contactName: 'Ruth Aisi',
  contactWays: '7123 4567\nruth@health.example',
  replyTo: { name: 'Ruth Aisi', address: 'ruth@health.example' },
  notes: 'Please have your certificates at hand. Ask for Ms Aisi at the gate.',
  answer: null,
});
