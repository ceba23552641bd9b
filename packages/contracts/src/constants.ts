/** Numbers and lists of spec §9 that several parts share. Durations are milliseconds unless the name says otherwise. */

export const requestTimeoutMs = 15_000;
export const timeZone = 'Pacific/Port_Moresby';

export const pageSizes = {
  jobs: 20,
  featuredJobs: 6,
  latestJobs: 6,
  employerJobs: 10,
  companies: 9,
  applications: 10,
  savedJobs: 10,
  team: 10,
  admin: 10,
  adminRecent: 5,
} as const;

export const pagerWindows = {
  jobs: 10,
  employerJobs: 7,
  companies: 5,
  admin: 5,
  applications: 5,
  savedJobs: 5,
  team: 5,
} as const;

/** Least yearly pay in PGK that the list of jobs offers to filter by. */
export const payStepsPgk = [25_000, 50_000, 75_000, 100_000, 150_000] as const;

export const jobListLimits = { default: 20, max: 1000, maxOffset: 100_000 } as const;
/** How long a company's page says what it was called before (decision P22). */
export const formerNameDays = 90;
export const adminJobsLimit = 20_000;
/** Letters of a company's own name for a job (decision P61). */
export const internalReferenceLength = 40;
export const industryListLimit = 1000;
export const cardDescriptionLength = 252;
export const companyCardDescriptionLength = 150;
export const companyCardNameLength = 25;
export const companyNameLength = 45;

/** So many days before a saved job closes its seeker is reminded (decision P94). */
export const savedJobReminderDays = 3;

/** Jobs with an alert's words and place that its preview looks at, and of those that fit counts and names, at most (decision P95). */
export const alertPreviewLimits = { lookedAt: 20_000, counted: 1000, named: 3 } as const;

/** Characters that a text may have where nothing else is said. */
export const textLength = 200;
export const coverLetterMinLength = 50;
export const passwordMinLength = { register: 8, team: 8, reset: 6, admin: 6 } as const;
export const passwordMaxLength = 128;
export const foundedYearMin = 1800;
export const uploadMaxBytes = 10 * 1024 * 1024;
export const resumeMaxPages = 60;
export const logoMaxPixels = 500;
export const logoSquarenessTolerance = 100;
export const rankDefaultLimit = 10;
export const rankMaxLimit = 100;
/** How many applications one call decides. */
export const bulkDecisionMax = 100;
/** Messages to applicants (decision P43); the texts count in characters. */
export const messageMax = 2000;
export const messageSubjectMax = 100;
/** With names filled in. */
export const filledMessageMax = 4000;
/** How many applicants one call writes to. */
export const messageRecipientsMax = 100;
export const messagesPerCompanyAndHour = 500;
export const messagesPerApplicationAndDay = 10;
export const messageTemplatesMax = 50;
export const messageTemplateTitleMax = 80;

/** Notes, tags and scorecards of an application (decisions P45, P46, P47). */
export const noteMaxLength = 5000;
/** So many people are in a job's hiring team at most. */
export const hiringTeamMax = 50;
export const notesMax = 200;
export const mentionsMax = 10;
export const tagMaxLength = 30;
export const tagsMax = 10;
export const scoreCriteriaMax = 8;
export const scoreCriterionMaxLength = 80;
export const interviewDefaultMinutes = 60;
export const interviewPanelMax = 10;
/** Times to choose from (decision P53): how many, for how many people each, offered to how many at once, to the same person how often a day, reminded of when. */
export const interviewTimesLimits = {
  min: 2,
  max: 8,
  maxPlaces: 10,
  maxApplicants: 30,
  perDay: 5,
  reminderHours: 24,
} as const;
/** Reminders go out so many hours before an interview. */
export const interviewReminderHours = [24, 2] as const;
export const salaryInsightMinJobs = 5;

export const verificationTtlMs = 24 * 60 * 60 * 1000;
/** Invitations, and the ways to refuse an account or to take a change of address back. */
export const wayBackTtlMs = 7 * 24 * 60 * 60 * 1000;
export const resetTtlMs = 60 * 60 * 1000;
/** A super admin's session ends sooner than others: after this long in all, and after this long without a call. */
export const superAdminSession = { ttlMs: 12 * 60 * 60 * 1000, idleMs: 30 * 60 * 1000 } as const;
/** Downloads of one's data: so many a day, each for so long (decision A17). */
export const dataExports = { perDay: 3, ttlMs: 7 * 24 * 60 * 60 * 1000 } as const;
/** Mails about strange devices, by account; an attacker must not fill the mailbox either (decision A16). */
export const newDeviceMailsPerDay = 3;
/** Signing in with a second factor (RFC 6238, decision A15). */
export const secondFactor = {
  /** Seconds for which a code stands; one step before and one after are taken too. */
  stepSeconds: 30,
  digits: 6,
  recoveryCodes: 10,
  /** Between the password and the code. */
  ticketTtlMs: 10 * 60 * 1000,
  /** Between the first look at the secret and the code that proves it. */
  setupTtlMs: 30 * 60 * 1000,
  maxFailures: 10,
  failureWindowMs: 15 * 60 * 1000,
} as const;
export const sessionTtlMs = 7 * 24 * 60 * 60 * 1000;
/** On a phone that is not one's own a session ends with the browser, and after two hours in any case (decision P90). */
export const sharedSessionTtlMs = 2 * 60 * 60 * 1000;
/** A job stays listed this long after its closing date (decision P4). */
export const listedAfterClosingDays = 30;

/** Fixed figures of the marketing copy and the dashboards; they are text, never computed (decision P3). */
export const fixedFigures = {
  jobs: '15,000+',
  companies: '2,500+',
  hires: '50,000+',
  profileStrengthPercent: 75,
  avgTimeToHire: '14 days',
  fallbackCompanyId: 25,
  successRateAboveAverage: 25,
  activityWindowDays: 30,
  monthlyApplicationsGoal: 20,
  interviewsGoal: 5,
  goodApplicationsPerJob: 5,
} as const;

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export const adminCompanySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export const companyIndustries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Consulting',
  'Media & Entertainment',
  'Real Estate',
  'Transportation',
  'Energy',
  'Agriculture',
  'Non-profit',
  'Government',
  'Other',
] as const;
export const adminCompanyIndustries = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'retail',
  'manufacturing',
  'consulting',
  'media',
  'nonprofit',
  'government',
  'other',
] as const;
export const jobIndustries = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'manufacturing',
  'retail',
  'agriculture',
  'mining',
  'government',
  'non-profit',
  'telecommunications',
  'construction',
  'energy',
  'transportation',
  'media',
  'hospitality',
  'other',
] as const;
export const editJobIndustries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Government',
  'Non-Profit',
  'Agriculture',
  'Mining',
  'Manufacturing',
  'Tourism',
  'Legal',
  'Other',
] as const;

/** The profile fields an application needs, in the order they are listed to the person (spec §5). */
export const applyProfileFields = ['resume', 'phone', 'location', 'bio', 'experience', 'education'] as const;
export type ApplyProfileField = (typeof applyProfileFields)[number];

/** The name of the session cookie (decision A4). */
export const sessionCookie = 'session';
/** Its name under https: no other host, path or plain connection can set it. */
export const secureSessionCookie = '__Host-session';
/** API tokens of a company (decision P85). */
export const apiTokensMax = 20;
/** Days after which one may end. */
export const apiTokenLifetimes = [30, 90, 365] as const;
export const apiTokenPrefix = 'pngwb_';
export const webhooksMax = 5;
export const themeStorageKey = 'pngwb-theme';

/** How many applications may be named at once to be taken away, and how many go on paper or with their CVs (decision P58). */
export const mostNamed = 1000;
export const mostInPack = 100;

/** For so many days the page of a filled job tells everybody so (decision P64). */
export const filledDays = 30;

/** How a form shows a password that it does not know; sending it back changes nothing (spec §5). */
export const maskedPassword = '••••••••';

/** What a saved job is filed under until its owner says otherwise; blank or null goes back to it (spec §3). */
export const savedJobDefaults = { folder: 'default', priority: 'medium' } as const;

/** Codes to a phone that sign in (decision A24): how long one can be entered, how often a wrong one, and how many go out in a day. */
export const phoneCodes = { ttlMs: 10 * 60_000, tries: 5, perNumber: 5, perAddress: 30 } as const;
