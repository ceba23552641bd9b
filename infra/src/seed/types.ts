import type {
  AlertEmploymentType,
  AlertFrequency,
  AlertWorkType,
  ApplicationStatus,
  CompanyStatus,
  EmploymentType,
  InterviewAnswer,
  InterviewOutcome,
  InterviewStatus,
  InterviewType,
  JobStatus,
  PayPeriod,
  Priority,
  Role,
  WorkType,
} from '@workboard/contracts';
import type { LogoMark } from './logo.js';
import type { Career } from './career.js';
import type { DemoPast } from './past/types.js';

/** The demo data: plain rows with their ids, in the words of spec §3. Moments are Dates, closing dates Port Moresby days. */
export interface DemoUser {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly companyId: number | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly bio: string | null;
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly education: string | null;
  readonly linkedinUrl: string | null;
  readonly githubUrl: string | null;
  readonly websiteUrl: string | null;
  readonly verified: boolean;
  readonly createdAt: Date;
  /** What the resume is printed from; null for everyone without one. */
  readonly career: Career | null;
}

export interface DemoCompany {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly logo: LogoMark | null;
  readonly website: string | null;
  readonly industry: string;
  readonly size: string;
  readonly location: string;
  readonly postalAddress: string;
  readonly businessLocation: string;
  readonly phone: string;
  readonly email: string;
  readonly foundedYear: number;
  readonly benefits: readonly string[];
  readonly culture: string;
  readonly status: CompanyStatus;
  readonly ownerId: number;
  readonly createdAt: Date;
}

export interface DemoJob {
  readonly id: number;
  /** The occupation the ad was written from; not stored. */
  readonly occupation: string;
  readonly title: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly responsibilities: readonly string[];
  readonly skills: readonly string[];
  readonly benefits: readonly string[];
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryCurrency: 'PGK';
  readonly payPeriod: PayPeriod;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly internalReference: string | null;
  readonly location: string;
  readonly workType: WorkType;
  readonly employmentType: EmploymentType;
  readonly experienceLevel: string;
  readonly industry: string;
  readonly hrEmail: string | null;
  readonly companyId: number;
  readonly postedById: number;
  readonly status: JobStatus;
  readonly published: boolean;
  readonly publishedAt: Date | null;
  readonly publishedBy: number | null;
  readonly views: number;
  readonly applications: number;
  readonly closingDate: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export interface DemoApplication {
  readonly id: number;
  readonly jobId: number;
  readonly userId: number;
  readonly status: ApplicationStatus;
  readonly coverLetter: string;
  readonly notes: string | null;
  readonly appliedAt: Date;
  readonly updatedAt: Date;
}

export interface DemoSavedJob {
  readonly id: number;
  readonly userId: number;
  readonly jobId: number;
  readonly notes: string | null;
  readonly folder: string;
  readonly priority: Priority;
  readonly savedAt: Date;
}

export interface DemoInterview {
  readonly id: number;
  readonly applicationId: number;
  readonly scheduledAt: Date;
  readonly duration: number;
  readonly type: InterviewType;
  readonly meetingLink: string | null;
  readonly place: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly contactEmail: string | null;
  readonly notes: string | null;
  readonly status: InterviewStatus;
  readonly answer: InterviewAnswer | null;
  /** How a held one went, where the team said so. */
  readonly outcome: InterviewOutcome | null;
  readonly createdAt: Date;
}

export interface DemoJobAlert {
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly location: string | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly workType: AlertWorkType;
  readonly employmentType: AlertEmploymentType;
  readonly frequency: AlertFrequency;
  readonly isActive: boolean;
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  readonly createdAt: Date;
}

export interface DemoStatusAlert {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly phone: string | null;
  readonly isActive: boolean;
  readonly createdAt: Date;
}

export interface DemoData {
  readonly users: readonly DemoUser[];
  readonly companies: readonly DemoCompany[];
  readonly jobs: readonly DemoJob[];
  readonly applications: readonly DemoApplication[];
  readonly savedJobs: readonly DemoSavedJob[];
  readonly interviews: readonly DemoInterview[];
  readonly jobAlerts: readonly DemoJobAlert[];
  readonly statusAlerts: readonly DemoStatusAlert[];
  readonly past: DemoPast;
}
