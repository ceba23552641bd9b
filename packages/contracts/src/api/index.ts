import type { Route } from '../route.js';
import { accountApi } from './account.js';
import { adminApi } from './admin.js';
import { adminManyApi } from './admin-many.js';
import { adminRecordsApi } from './admin-records.js';
import { jobAlertsApi, statusAlertsApi } from './alerts.js';
import { apiTokensApi } from './api-tokens.js';
import { applicationsApi } from './applications.js';
import { auditApi } from './audit.js';
import { authApi } from './auth.js';
import { calendarApi } from './calendar-feed.js';
import { companiesApi } from './companies.js';
import { deliveriesApi } from './deliveries.js';
import { hiringTeamsApi } from './hiring-teams.js';
import { historyApi } from './history.js';
import { figuresApi } from './figures.js';
import { findApi } from './find.js';
import { exportsApi } from './exports.js';
import { interviewTimesApi } from './interview-times.js';
import { deskApi } from './desk.js';
import { interviewsApi } from './interviews.js';
import { jobSearchApi, lostSearchesApi } from './job-search.js';
import { jobsApi } from './jobs.js';
import { mailSettingsApi } from './mail-settings.js';
import { messagesApi, messageTemplatesApi } from './messages.js';
import { outboxApi } from './outbox.js';
import { phoneSignInApi } from './phone-sign-in.js';
import { rankingApi } from './ranking.js';
import { insightsApi, recommendationsApi } from './recommendations.js';
import { reviewApi } from './review.js';
import { reportsApi, reviewsApi } from './reviews.js';
import { savedJobsApi } from './saved-jobs.js';
import { secondFactorApi } from './second-factor.js';
import { smsApi } from './sms.js';
import { statusApi } from './status.js';
import { employerLinkApi, teamApi } from './team.js';
import { uploadsApi } from './uploads.js';
import { webhooksApi } from './webhooks.js';
import { usersApi } from './users.js';

/** The whole documented `/api`, by area (spec §7). */
export const api = {
  auth: authApi,
  secondFactor: secondFactorApi,
  phoneSignIn: phoneSignInApi,
  account: accountApi,
  users: usersApi,
  jobs: jobsApi,
  jobSearch: jobSearchApi,
  lostSearches: lostSearchesApi,
  companies: companiesApi,
  team: teamApi,
  apiTokens: apiTokensApi,
  webhooks: webhooksApi,
  employerLink: employerLinkApi,
  applications: applicationsApi,
  history: historyApi,
  hiringTeams: hiringTeamsApi,
  review: reviewApi,
  exports: exportsApi,
  desk: deskApi,
  ranking: rankingApi,
  outbox: outboxApi,
  messages: messagesApi,
  messageTemplates: messageTemplatesApi,
  interviews: interviewsApi,
  interviewTimes: interviewTimesApi,
  calendar: calendarApi,
  savedJobs: savedJobsApi,
  jobAlerts: jobAlertsApi,
  statusAlerts: statusAlertsApi,
  sms: smsApi,
  recommendations: recommendationsApi,
  insights: insightsApi,
  uploads: uploadsApi,
  reports: reportsApi,
  admin: adminApi,
  adminMany: adminManyApi,
  adminRecords: adminRecordsApi,
  reviews: reviewsApi,
  deliveries: deliveriesApi,
  audit: auditApi,
  status: statusApi,
  find: findApi,
  figures: figuresApi,
  mailSettings: mailSettingsApi,
} as const;

/** Every route with its area and name, in declaration order. */
export const allRoutes: readonly { area: string; name: string; route: Route }[] = Object.entries(api).flatMap(
  ([area, routes]) => Object.entries(routes).map(([name, route]) => ({ area, name, route: route as Route })),
);
