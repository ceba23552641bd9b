import 'reflect-metadata';
import { createDataSource, DeletedUser } from '@workboard/service-kit';
import { Application } from './applications/application.entity.js';
import { CompanyCopy } from './company-copies/company-copy.entity.js';
import { HiringTeam } from './hiring-teams/hiring-team.entity.js';
import { HiringTeamMember } from './hiring-teams/hiring-team-member.entity.js';
import { HistoryRow } from './history/history-row.entity.js';
import { Interview } from './interviews/interview.entity.js';
import { CalendarFeed } from './calendar-feeds/calendar-feed.entity.js';
import { InterviewInvitee } from './interview-times/interview-invitee.entity.js';
import { InterviewOffer } from './interview-times/interview-offer.entity.js';
import { InterviewTime } from './interview-times/interview-time.entity.js';
import { JobCopy } from './job-copies/job-copy.entity.js';
import { Applications1796000000001 } from './migrations/0001-applications.js';
import { Idempotency1796000000006 } from './migrations/0006-idempotency.js';
import { RevokedCompanies1796000000002 } from './migrations/0002-revoked-companies.js';
import { StatusNotices1796000000003 } from './migrations/0003-status-notices.js';
import { CancelledInterviews1796000000004 } from './migrations/0004-cancelled-interviews.js';
import { InterviewDetails1796000000005 } from './migrations/0005-interview-details.js';
import { WithdrawnJobs1796000000007 } from './migrations/0007-withdrawn-jobs.js';
import { TakenBackCancellations1796000000008 } from './migrations/0008-taken-back-cancellations.js';
import { History1796000000009 } from './migrations/0009-history.js';
import { Messages1796000000010 } from './migrations/0010-messages.js';
import { ApplicationMessage } from './messages/application-message.entity.js';
import { MessageTemplate } from './messages/message-template.entity.js';
import { Review1796000000011 } from './migrations/0011-review.js';
import { InterviewTimes1796000000012 } from './migrations/0012-interview-times.js';
import { Asked1796000000016 } from './migrations/0016-asked.js';
import { ApplicationSources1796000000020 } from './migrations/0020-application-sources.js';
import { HiringTeams1796000000030 } from './migrations/0030-hiring-teams.js';
import { StatusNotice } from './notices/status-notice.entity.js';
import { ToldStatus } from './notices/told-status.entity.js';
import { ApplicationNote } from './review/application-note.entity.js';
import { ScoreCriteria } from './review/score-criteria.entity.js';
import { Scorecard } from './review/scorecard.entity.js';

export const schema = 'applications';
export const entities = [
  Application,
  ApplicationMessage,
  ApplicationNote,
  CalendarFeed,
  CompanyCopy,
  DeletedUser,
  HiringTeam,
  HiringTeamMember,
  HistoryRow,
  Interview,
  InterviewInvitee,
  InterviewOffer,
  InterviewTime,
  JobCopy,
  MessageTemplate,
  Scorecard,
  ScoreCriteria,
  StatusNotice,
  ToldStatus,
];
export const migrations = [
  Applications1796000000001,
  RevokedCompanies1796000000002,
  StatusNotices1796000000003,
  CancelledInterviews1796000000004,
  InterviewDetails1796000000005,
  Idempotency1796000000006,
  WithdrawnJobs1796000000007,
  TakenBackCancellations1796000000008,
  History1796000000009,
  Messages1796000000010,
  Review1796000000011,
  InterviewTimes1796000000012,
  Asked1796000000016,
  ApplicationSources1796000000020,
  HiringTeams1796000000030,
];

/** For migrations, which run as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
