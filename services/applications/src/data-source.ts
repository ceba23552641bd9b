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
import { Applications } from './migrations/0001-applications.js';
import { Operations } from './migrations/0002-operations.js';
import { ApplicationMessage } from './messages/application-message.entity.js';
import { MessageTemplate } from './messages/message-template.entity.js';
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
export const migrations = [Applications, Operations];

/** For migrations, which run as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });
