import type { cascades } from './cascades.js';

type Place = keyof (typeof cascades)['user'];
/** Rows that hang on those of a place, such as the interviews of an application. */
interface Attached {
  as: string;
  table: string;
  column: string;
  /** Columns that are the other side's own. */
  without?: readonly string[];
}
export type Disclosure =
  | {
      /** The name in the archive. */
      as: string;
      without?: readonly string[];
      /** Columns with lists of objects, of which only these parts are given. */
      only?: Readonly<Record<string, readonly string[]>>;
      attached?: readonly Attached[];
    }
  /** Why it is not given. */
  | { withheld: string };

const secret = 'secrets that keep the account safe; they say nothing about the person';
const mark = 'the mark of a deleted account';
const messages = "a company's messages to other people, who are given them";
const others = "the employer's judgement and other people's data";

/**
 * What people get of every record that names them when they download their data (decision A17), by the places of the
 * registry of cascades: the compiler refuses a place that is missing here. Columns whose names say that they are secret are
 * never given.
 */
export const disclosures: Readonly<Record<Place, Disclosure>> = {
  'auth.users.id': { as: 'account' },
  'auth.sessions.user_id': { as: 'sessions', without: ['id'] },
  'auth.api_tokens.user_id': { as: 'apiTokens', without: ['hash', 'ending'] },
  'auth.one_time_tokens.user_id': { withheld: secret },
  'auth.second_factors.user_id': { as: 'twoStepSignIn' },
  'auth.recovery_codes.user_id': { withheld: secret },
  'auth.second_factor_failures.user_id': { as: 'wrongCodes' },
  'auth.sign_in_tickets.user_id': { withheld: secret },
  'auth.seen_devices.user_id': { as: 'devicesSeen', without: ['key'] },
  'auth.phone_sign_ins.user_id': { as: 'phoneSignIn' },
  'auth.data_exports.user_id': { as: 'downloads' },
  'auth.user_skill_assessments.user_id': { as: 'skillAssessments' },
  'auth.resume_files.user_id': { as: 'resumeFiles' },
  'auth.company_copies.owner_id': { withheld: 'a copy of the company, which is given once' },
  'companies.companies.owner_id': { as: 'companiesOwned' },
  'companies.logo_files.uploaded_by': { as: 'logosUploaded' },
  'jobs.jobs.posted_by_id': { as: 'jobsPosted' },
  'jobs.jobs.published_by': { as: 'jobsPublished' },
  'jobs.jobs.filled_by': { as: 'jobsFilled' },
  'jobs.review_steps.user_id': { as: 'adsReviewed', without: ['before'] },
  'jobs.saved_jobs.user_id': { as: 'savedJobs' },
  'jobs.job_recommendations.user_id': { as: 'recommendations' },
  'jobs.deleted_users.user_id': { withheld: mark },
  'applications.applications.user_id': {
    as: 'applications',
    without: ['notes', 'tags'],
    // What the employer wants to hear is the employer's.
    only: { asked: ['id', 'kind', 'text', 'required', 'options'] },
    attached: [
      {
        as: 'interviews',
        table: 'interviews',
        column: 'application_id',
        without: ['panel', 'outcome', 'outcome_note'],
      },
      { as: 'interviewTimes', table: 'interview_invitees', column: 'application_id' },
      { as: 'messages', table: 'application_messages', column: 'application_id', without: ['sender_id'] },
    ],
  },
  'applications.application_history.actor_id': { withheld: "what was done to other people's applications" },
  'applications.application_messages.sender_id': { withheld: messages },
  'applications.status_notices.message_by': { withheld: messages },
  'applications.application_notes.author_id': { withheld: others },
  'applications.scorecards.user_id': { withheld: others },
  'applications.hiring_team_members.user_id': { as: 'hiringTeams' },
  'applications.calendar_feeds.user_id': { as: 'calendarAddress', without: ['token_hash'] },
  'applications.deleted_users.user_id': { withheld: mark },
  'notifications.job_alerts.user_id': { as: 'jobAlerts' },
  'notifications.application_status_alerts.user_id': { as: 'statusAlerts' },
  'notifications.sms_numbers.user_id': { as: 'smsNumbers' },
  'notifications.mail_preferences.user_id': { as: 'mailSettings' },
  'notifications.application_digest_items.user_id': { withheld: "other people's applications, for the next digest" },
  'notifications.email_bounces.user_id': { as: 'bouncedMails' },
  'notifications.deliveries.user_id': { as: 'messagesSent' },
  'notifications.deleted_users.user_id': { withheld: mark },
  'ranking.resume_texts.user_id': { as: 'resumeText' },
  'ranking.scores.user_id': { withheld: others },
  'ranking.run_entries.user_id': { withheld: others },
  'ranking.runs.requested_by': { as: 'rankingsAsked' },
  'ranking.criteria_changes.changed_by': { as: 'rankingCriteriaChanged' },
  'ranking.reason_corrections.user_id': { withheld: others },
  'ranking.reason_corrections.corrected_by': { withheld: others },
};
