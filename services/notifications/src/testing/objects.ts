import type { ApplicationRecord, Company, Contact, Interview, InterviewTimesRecord, Job } from '@workboard/contracts';
import { exampleJob } from '@workboard/contracts/examples';

const long = '2026-01-01T00:00:00.000Z';

export const makeContact = (contact: Partial<Contact> & { id: number }): Contact => ({
  email: `person${contact.id}@mail.test`,
  firstName: 'Meri',
  lastName: `Kila ${contact.id}`,
  phone: null,
  role: 'job_seeker',
  companyId: null,
  ...contact,
});

export const makeJob = (job: Partial<Job> & { id: number }): Job =>
  exampleJob({
    title: `Job ${job.id}`,
    description: 'Keep the workshop going and train two apprentices.',
    location: 'Lae',
    industry: 'construction',
    postedById: 50,
    publishedAt: long,
    createdAt: long,
    company: { id: 1, name: 'Kumul Energy', logo: null, industry: 'Energy', location: 'Port Moresby' },
    ...job,
  });

export const makeApplication = (application: Partial<ApplicationRecord> & { id: number }): ApplicationRecord => ({
  jobId: 1,
  userId: 7,
  status: 'applied',
  coverLetter: 'I have driven haul trucks at Porgera for six years and would like to do so for you.',
  resume: null,
  answers: null,
  notes: null,
  appliedAt: long,
  updatedAt: long,
  offerMadeAt: null,
  hadInterview: false,
  withdrawnAt: null,
  jobWithdrawnAt: null,
  deletedJob: null,
  nextInterview: null,
  interviews: [],
  ...application,
});

export const makeInterview = (interview: Partial<Interview> & { id: number }): Interview => ({
  applicationId: 3,
  scheduledAt: '2026-10-08T23:30:00.000Z',
  duration: 45,
  type: 'video',
  meetingLink: 'https://meet.example/kumul',
  place: null,
  phone: null,
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  panel: [],
  notes: null,
  status: 'scheduled',
  cancelledAt: null,
  answer: null,
  answerText: null,
  answeredAt: null,
  outcome: null,
  outcomeNote: null,
  sequence: 0,
  createdAt: long,
  ...interview,
});

export const makeCompany = (company: Partial<Company> & { id: number }): Company => ({
  name: 'Kumul Energy',
  description: 'Power for the islands.',
  logo: null,
  website: null,
  industry: 'Energy',
  size: '51-200',
  location: 'Port Moresby',
  postalAddress: null,
  businessLocation: null,
  phone: null,
  email: null,
  foundedYear: null,
  benefits: [],
  culture: null,
  status: 'authorised',
  ownerId: 50,
  previousName: null,
  revokedAt: null,
  renamedAt: null,
  createdAt: long,
  version: 1,
  ...company,
});

/** Two times that are free, offered to the applicant of application 3. */
export const makeTimes = (times: Partial<InterviewTimesRecord> & { id: number }): InterviewTimesRecord => ({
  jobId: 1,
  state: 'open',
  places: 1,
  times: [
    { id: 21, startsAt: '2026-10-08T23:30:00.000Z', free: 1 },
    { id: 22, startsAt: '2026-10-09T01:00:00.000Z', free: 1 },
  ],
  duration: 45,
  type: 'video',
  meetingLink: 'https://meet.example/kumul',
  place: null,
  phone: null,
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  panel: [],
  notes: null,
  invitees: [{ id: 9, applicationId: 3, userId: 7, state: 'waiting', timeId: null, interviewId: null, chosenAt: null }],
  createdAt: long,
  ...times,
});
