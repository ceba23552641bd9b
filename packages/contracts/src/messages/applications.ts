import { z } from 'zod';
import {
  applicationsApi,
  type Application,
  type DecidedMany,
  decideManyBody,
  type ListApplications,
  updateApplicationBody,
} from '../api/applications.js';
import { createApplicationBody } from '../api/apply.js';
import { calendarApi, type CalendarFeed, makeFeedBody } from '../api/calendar-feed.js';
import { historyApi, type HistoryEntry } from '../api/history.js';
import { exportsApi, type TakeAway } from '../api/exports.js';
import type { AnswerGroup } from '../questions.js';
import { deskApi, type DeskEntry, type DeskRow, deskRowsMax } from '../api/desk.js';
import { adminRecordsApi, type CompanyApplications } from '../api/admin-records.js';
import { hiringTeamsApi, type HiringTeam, saveHiringTeamBody } from '../api/hiring-teams.js';
import { figuresApi, type JobFigures, type ReplyRate, type TeamMemberFigures } from '../api/figures.js';
import {
  interviewsApi,
  answerInterviewBody,
  createInterviewBody,
  type Interview,
  updateInterviewBody,
} from '../api/interviews.js';
import {
  reviewApi,
  addNoteBody,
  addNotesBody,
  type ApplicationNote,
  type ChangeTags,
  saveScorecardBody,
  type ScoreCriteria,
  scoreCriteriaBody,
  type Scorecard,
  type UsedTag,
} from '../api/review.js';
import {
  interviewTimesApi,
  chooseTimeBody,
  type InterviewTimes,
  offerTimesBody,
  type TimesInvitee,
} from '../api/interview-times.js';
import { jobsApi, type Job } from '../api/jobs.js';
import {
  messageTemplatesApi,
  messagesApi,
  type ApplicationMessage,
  createMessageTemplateBody,
  type MessageTemplate,
  messageText,
  sendMessagesBody,
  type SentMessages,
  updateMessageTemplateBody,
} from '../api/messages.js';
import { outboxApi, type Outbox, type StatusNotice } from '../api/outbox.js';
import type { FilledJob } from '../api/jobs.js';
import type { Page } from '../api/paging.js';
import { events } from '../events.js';
import * as field from '../fields.js';
import { checked, closedRead, defineService, nothing, personalData, openWrite, read, write } from '../message.js';
import { statusMessages } from '../service-status.js';

/**
 * An application as its service knows it; the gateway joins job and user (decision W5). `deletedJob` is what was kept of a job
 * that the jobs service does not have any more (decision P19).
 */
export type ApplicationRecord = Omit<Application, 'job' | 'user'> & { deletedJob: Job | null };

/** One applicant of a job, as ranking compares them with what it read before. */
export interface RankableApplication {
  applicationId: number;
  userId: number;
  /** SHA-256 of the cover letter, in hex. */
  letterDigest: string;
  /** The same of `rankedAnswers`, left out where nothing was asked (decision P73). */
  answersDigest?: string;
  resume: string | null;
}

/** A row of the workspace as its service knows it; the gateway joins the applicant. */
export type DeskRowRecord = Omit<DeskRow, 'user'> & { userId: number };

/** An interview with what the gateway joins its job and applicant by. */
export type InterviewRecord = Interview & { jobId: number; userId: number };

/** What happened, as its service knows it; the gateway puts a name in place of the id. */
export type HistoryRecord = Omit<HistoryEntry, 'name'> & { actorId: number | null };
/** What a calendar program reads, before the gateway joins jobs and applicants. */
export interface FeedRecord {
  role: 'job_seeker' | 'employer';
  interviews: InterviewRecord[];
}

/** Times that are offered with what the gateway joins job and applicants by. */
export type InterviewTimesRecord = Omit<InterviewTimes, 'job' | 'invitees'> & {
  jobId: number;
  invitees: (Omit<TimesInvitee, 'applicant'> & { userId: number })[];
};

/** A hiring team as its service knows it; the gateway puts names in place of the ids. */
export type HiringTeamRecord = Omit<HiringTeam, 'members'> & { members: number[] | null };

/** A note and a scorecard as their service knows them; the gateway puts names in place of the ids. */
export type NoteRecord = Omit<ApplicationNote, 'author'> & { authorId: number | null };
export type ScorecardRecord = Omit<Scorecard, 'by'> & { userId: number };
export interface ScoreboardRecord {
  criteria: string[];
  mine: ScorecardRecord | null;
  team: { average: number; count: number; cards: ScorecardRecord[] } | null;
}
/** A note for the mail about it. */
export interface NoteDetails {
  text: string;
  authorId: number | null;
  application: ApplicationRecord;
}

/** Status notices that wait, as their service knows them; the gateway joins applicant, job and wording. */
export type StatusNoticeRecord = Omit<StatusNotice, 'applicant' | 'job' | 'mail' | 'hasOwnText'> & {
  jobId: number;
  userId: number;
  /** The employer's own text (decision P44). */
  message: string | null;
};
export type OutboxRecord = Pick<Outbox, 'holds'> & { notices: StatusNoticeRecord[] };

/** A message as its service knows it; the gateway joins who wrote it. */
export type MessageRecord = Omit<ApplicationMessage, 'sender'> & { senderId: number | null };

const id = z.object({ id: field.id });

export const applicationsService = defineService('applications', {
  personalData,
  ...statusMessages,
  list: read<ApplicationRecord[]>()(applicationsApi.list, z.object({ includeClosed: z.boolean().optional() })),
  page: read<Page<ApplicationRecord>>()(applicationsApi.list, checked<ListApplications>()),
  /** Those of the caller's company that are named, or all that match (decision P58). */
  takeAway: closedRead<ApplicationRecord[]>()(exportsApi.sheet, checked<TakeAway>()),
  get: read<ApplicationRecord>()(deskApi.application, id.extend({ includeClosed: z.boolean().optional() })),
  /** All applications of a job of the caller's company in short (decision P41); throws `forbidden` for another's job. */
  desk: read<DeskEntry[]>()(deskApi.list, z.object({ jobId: field.id, q: z.string().max(200).optional() })),
  /** The questions of that job that its list can be narrowed by, with their answers (decision P48). Throws what `desk` throws. */
  deskAnswers: read<AnswerGroup[]>()(deskApi.list, z.object({ jobId: field.id })),
  /** Those of the job among the ids, in no order. Throws what `desk` throws. */
  deskRows: read<DeskRowRecord[]>()(
    deskApi.rows,
    z.object({ jobId: field.id, ids: z.array(field.id).max(deskRowsMax) }),
  ),
  /** Applies `job.changed` immediately, so that an employer's next read is fresh; the event follows and is then a no-op. */
  applyJob: write<null>()('internal', events['job.changed'].payload),
  /** The same for `company.changed`: a revoked company is cut off at once. */
  applyCompany: write<null>()('internal', events['company.changed'].payload),
  create: write<ApplicationRecord>()(applicationsApi.create, createApplicationBody),
  update: write<ApplicationRecord>()(
    applicationsApi.update,
    z.object({ id: field.id, changes: updateApplicationBody, includeClosed: z.boolean().optional() }),
  ),
  /** Decides each by itself: one that is refused stops no other (decision P25). */
  decideMany: write<DecidedMany>()(
    applicationsApi.decideMany,
    decideManyBody.extend({ includeClosed: z.boolean().optional() }),
  ),
  /** Rejects and tells all of a job who are still open; again finds nobody (decision P64). */
  fillJob: write<FilledJob['rejected']>()(
    jobsApi.markFilled,
    z.object({ jobId: field.id, message: messageText.nullish() }),
  ),
  /** How many of a job nobody has looked at yet, whoever asks among the services. */
  countNew: read<number>()('internal', z.object({ jobId: field.id })),
  /** The employer made an offer (decision P16). */
  offer: write<ApplicationRecord>()(applicationsApi.offer, id),
  /** The seeker withdraws (decision P18). */
  withdraw: write<ApplicationRecord>()(applicationsApi.withdraw, id),
  remove: write<null>()(applicationsApi.remove, id),

  /** Of the jobs those that have one, whoever asks among the services (decision P68). */
  hiringTeams: read<{ jobId: number; members: number[] }[]>()(
    'internal',
    z.object({ jobIds: z.array(field.id).max(5000) }),
  ),
  /** Those of the caller's company. */
  ownHiringTeams: read<HiringTeamRecord[]>()(hiringTeamsApi.list, nothing),
  saveHiringTeam: write<HiringTeamRecord>()(hiringTeamsApi.save, saveHiringTeamBody.extend({ id: field.id })),

  /** What happened to an application of the caller's company, newest first (decision P45). */
  history: read<HistoryRecord[]>()(historyApi.list, id),

  /** What the caller's team noted, tagged and scored (decisions P45, P46, P47). */
  notes: read<NoteRecord[]>()(reviewApi.notes, id),
  addNote: openWrite<NoteRecord>()(reviewApi.addNote, addNoteBody.extend({ id: field.id })),
  addNotes: openWrite<DecidedMany>()(reviewApi.addNotes, addNotesBody),
  removeNote: openWrite<null>()(reviewApi.removeNote, z.object({ id: field.id, noteId: field.id })),
  /** For mails: a note with its application, whoever asks among the services. */
  noteDetails: read<NoteDetails | null>()('internal', id),
  usedTags: read<UsedTag[]>()(reviewApi.tags, nothing),
  changeTags: write<DecidedMany>()(reviewApi.changeTags, checked<ChangeTags>()),
  scoreboard: read<ScoreboardRecord>()(reviewApi.scores, id),
  saveScorecard: openWrite<ScoreboardRecord>()(reviewApi.saveScorecard, saveScorecardBody.extend({ id: field.id })),
  saveScoreCriteria: write<ScoreCriteria>()(reviewApi.saveCriteria, scoreCriteriaBody.extend({ id: field.id })),
  /** How far the applications of a job came, for its team and super admins (decision P56). */
  jobFigures: read<Pick<JobFigures, 'steps' | 'rejected' | 'withdrawn' | 'applicationsFrom'>>()(figuresApi.job, id),
  /** The caller's company: how it answers, and who did what (decision P57). */
  companyFigures: read<{ replies: ReplyRate; team: Omit<TeamMemberFigures, 'name'>[] }>()(figuresApi.company, nothing),
  /** Any company's, for super admins (decision P70). */
  adminCompanyFigures: read<Omit<CompanyApplications, 'team'> & { team: Omit<TeamMemberFigures, 'name'>[] }>()(
    adminRecordsApi.applications,
    id,
  ),
  /** The same of any company, for everybody; null before its tenth application. */
  replyRate: read<ReplyRate | null>()(figuresApi.replies, id),

  /** Status notices of the caller's company that wait (decision P17). */
  outbox: read<OutboxRecord>()(outboxApi.list, nothing),
  undoNotice: write<null>()(outboxApi.undo, id),
  sendNotice: write<null>()(outboxApi.send, id),

  /** The caller's company writes to applicants (decision P43). */
  sendMessages: write<SentMessages>()(messagesApi.send, sendMessagesBody),
  /** What was written to the caller. */
  listMessages: read<MessageRecord[]>()(messagesApi.list, nothing),
  /** What was written about an application that the caller may see; `application_not_found` otherwise. */
  messagesOf: read<MessageRecord[]>()(messagesApi.ofApplication, id),
  /** By id, whoever asks among the services. */
  messagesByIds: read<MessageRecord[]>()('internal', z.object({ ids: z.array(field.id).max(100) })),
  listMessageTemplates: read<MessageTemplate[]>()(messageTemplatesApi.list, nothing),
  createMessageTemplate: write<MessageTemplate>()(messageTemplatesApi.create, createMessageTemplateBody),
  updateMessageTemplate: write<MessageTemplate>()(
    messageTemplatesApi.update,
    z.object({ id: field.id, changes: updateMessageTemplateBody }),
  ),
  removeMessageTemplate: write<null>()(messageTemplatesApi.remove, id),

  listInterviews: read<InterviewRecord[]>()(interviewsApi.list, nothing),
  createInterview: write<Interview>()(interviewsApi.create, createInterviewBody),
  updateInterview: write<Interview>()(interviewsApi.update, z.object({ id: field.id, changes: updateInterviewBody })),
  answerInterview: write<Interview>()(interviewsApi.answer, z.object({ id: field.id, answer: answerInterviewBody })),
  /** The same by a mailed link, which the sender has checked; `conflict` when the plan is not the `sequence` that was read. */
  answerInvitation: openWrite<null>()(
    'internal',
    z.object({ id: field.id, sequence: z.int().min(0), answer: answerInterviewBody }),
  ),
  /** Throws `interview_not_found` unless the caller may see it. */
  getInterview: read<Interview>()(interviewsApi.calendar, id),
  removeInterview: write<null>()(interviewsApi.remove, id),
  /** For mails: the interview with its application, whoever asks among the services. */
  interviewDetails: read<{ interview: Interview; application: ApplicationRecord } | null>()('internal', id),
  /** Times to choose from (decision P53): what the caller offers, or is offered. */
  listTimes: read<InterviewTimesRecord[]>()(interviewTimesApi.list, nothing),
  offerTimes: write<InterviewTimesRecord>()(interviewTimesApi.offer, offerTimesBody),
  withdrawTimes: write<InterviewTimesRecord>()(interviewTimesApi.withdraw, id),
  chooseTime: write<Interview>()(interviewTimesApi.choose, chooseTimeBody.extend({ id: field.id })),
  /** The same by a mailed link, which the sender has checked. */
  chooseTimeByLink: openWrite<Interview>()('internal', z.object({ inviteeId: field.id, timeId: field.id })),
  /** For mails and mailed links: the times as one person sees them, whoever asks among the services. */
  timesDetails: read<{ times: InterviewTimesRecord; application: ApplicationRecord } | null>()(
    'internal',
    z.object({ inviteeId: field.id }),
  ),
  /** The secret address of the caller's calendar (decision P54). */
  getFeed: read<CalendarFeed>()(calendarApi.get, nothing),
  makeFeed: openWrite<CalendarFeed & { token: string }>()(calendarApi.make, makeFeedBody),
  removeFeed: openWrite<null>()(calendarApi.remove, nothing),
  /** For whoever holds the address; `feed_not_found` when it is off. */
  readFeed: read<FeedRecord>()(calendarApi.read, z.object({ token: z.string().max(100) })),
  byIds: read<ApplicationRecord[]>()('internal', z.object({ ids: z.array(field.id).max(5000) })),

  /** Whether a person applied to an active job of the company (decision A10); `company_revoked` if it may not see them. */
  isApplicant: read<boolean>()('internal', z.object({ companyId: field.id, userId: field.id })),
  /** Whether a person has an application to the job, whatever its status. */
  hasApplied: read<boolean>()('internal', z.object({ jobId: field.id, userId: field.id })),
  /** Those of the jobs that a person has an application to, whatever its status. */
  appliedTo: read<number[]>()('internal', z.object({ jobIds: z.array(field.id).max(5000), userId: field.id })),
  /** Those of the resumes that an application still carries. */
  resumesInUse: read<string[]>()('internal', z.object({ resumes: z.array(z.string()).max(5000) })),
  /** The applicants of an active job of the caller's company. */
  rankable: read<RankableApplication[]>()(applicationsApi.rank, z.object({ jobId: field.id })),
  /** Changes whenever `rankable` would answer anything else; refuses what it refuses. */
  rankableStamp: read<string>()(applicationsApi.rank, z.object({ jobId: field.id })),
});
