import type { ApplicationRecord, Company, Contact, Interview, Job } from '@workboard/contracts';

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

export const makeJob = (job: Partial<Job> & { id: number }): Job => ({
  title: `Job ${job.id}`,
  description: 'Keep the workshop going and train two apprentices.',
  requirements: [],
  responsibilities: [],
  skills: [],
  benefits: [],
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: 'PGK',
  location: 'Lae',
  workType: 'on-site',
  employmentType: 'full-time',
  experienceLevel: null,
  industry: 'construction',
  hrEmail: null,
  companyId: 1,
  postedById: 50,
  status: 'active',
  published: true,
  publishedAt: long,
  publishedBy: null,
  views: 0,
  applications: 0,
  closingDate: null,
  expiresAt: null,
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
  nextInterview: null,
  ...application,
});

export const makeInterview = (interview: Partial<Interview> & { id: number }): Interview => ({
  applicationId: 3,
  scheduledAt: '2026-10-08T23:30:00.000Z',
  duration: 45,
  type: 'video',
  meetingLink: 'https://meet.example/kumul',
  notes: null,
  status: 'scheduled',
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
  createdAt: long,
  ...company,
});
