/**
 * What becomes of every record that names somebody or something that is deleted, by `schema.table.column`, in one place
 * for all services. Tests are made from it: a column that names a user, company, job or application and is missing here
 * fails them, and so does one whose rows are treated otherwise.
 *
 * - `deleted`: the row goes.
 * - `cleared`: the row stays and forgets the name.
 * - `tombstone`: the row stays, or is written, and refuses late events, so that nothing comes back.
 * - `ended`: the row stays with the person it belongs to, marked as ended, and with nobody else.
 * - `kept`: the row stays as it is; it holds numbers only, no personal data, or is what super admins decided by (decision P40).
 */
export const deleteActions = ['deleted', 'cleared', 'tombstone', 'ended', 'kept'] as const;
export type DeleteAction = (typeof deleteActions)[number];
export type Cascade = Readonly<Record<string, DeleteAction>>;

export const cascades = {
  user: {
    'auth.users.id': 'deleted',
    'auth.sessions.user_id': 'deleted',
    'auth.api_tokens.user_id': 'deleted',
    'auth.one_time_tokens.user_id': 'deleted',
    'auth.second_factors.user_id': 'deleted',
    'auth.recovery_codes.user_id': 'deleted',
    'auth.second_factor_failures.user_id': 'deleted',
    'auth.sign_in_tickets.user_id': 'deleted',
    'auth.seen_devices.user_id': 'deleted',
    'auth.phone_sign_ins.user_id': 'deleted',
    // The archive is removed from storage first, its row after it.
    'auth.data_exports.user_id': 'cleared',
    'auth.user_skill_assessments.user_id': 'deleted',
    // The file is removed from storage first, its row after it.
    'auth.resume_files.user_id': 'cleared',
    'auth.company_copies.owner_id': 'cleared',
    'companies.companies.owner_id': 'cleared',
    'companies.logo_files.uploaded_by': 'kept',
    'jobs.jobs.posted_by_id': 'cleared',
    'jobs.jobs.published_by': 'cleared',
    'jobs.jobs.filled_by': 'cleared',
    'jobs.saved_jobs.user_id': 'deleted',
    'jobs.job_recommendations.user_id': 'deleted',
    'jobs.review_steps.user_id': 'kept',
    'jobs.deleted_users.user_id': 'tombstone',
    'applications.applications.user_id': 'deleted',
    'applications.application_history.actor_id': 'cleared',
    'applications.application_messages.sender_id': 'cleared',
    'applications.status_notices.message_by': 'cleared',
    'applications.application_notes.author_id': 'cleared',
    'applications.scorecards.user_id': 'deleted',
    'applications.calendar_feeds.user_id': 'deleted',
    'applications.hiring_team_members.user_id': 'deleted',
    'applications.deleted_users.user_id': 'tombstone',
    'notifications.job_alerts.user_id': 'deleted',
    'notifications.application_status_alerts.user_id': 'deleted',
    'notifications.sms_numbers.user_id': 'deleted',
    'notifications.mail_preferences.user_id': 'deleted',
    'notifications.application_digest_items.user_id': 'deleted',
    'notifications.email_bounces.user_id': 'deleted',
    // The record of mails sent, without the address.
    'notifications.deliveries.user_id': 'kept',
    'notifications.deleted_users.user_id': 'tombstone',
    'ranking.resume_texts.user_id': 'deleted',
    'ranking.scores.user_id': 'deleted',
    'ranking.run_entries.user_id': 'deleted',
    'ranking.runs.requested_by': 'kept',
    'ranking.criteria_changes.changed_by': 'kept',
    'ranking.reason_corrections.user_id': 'deleted',
    'ranking.reason_corrections.corrected_by': 'kept',
  },
  company: {
    'companies.companies.id': 'deleted',
    'companies.logo_files.company_id': 'cleared',
    'auth.company_copies.id': 'tombstone',
    'auth.users.company_id': 'cleared',
    'auth.api_tokens.company_id': 'deleted',
    'auth.team_invitations.company_id': 'deleted',
    'jobs.company_copies.id': 'tombstone',
    'jobs.jobs.company_id': 'deleted',
    'jobs.job_search.company_id': 'deleted',
    'jobs.review_cases.company_id': 'kept',
    // Of ads that were taken down: numbers by which a copy is recognised; the others go with their job.
    'jobs.job_sketches.company_id': 'kept',
    'applications.job_copies.company_id': 'tombstone',
    'applications.message_templates.company_id': 'deleted',
    'applications.company_copies.id': 'kept',
    'notifications.webhook_endpoints.company_id': 'deleted',
    'ranking.runs.company_id': 'deleted',
    'ranking.criteria_settings.company_id': 'deleted',
    // What was spent on a language model that day.
    'ranking.model_usage.company_id': 'kept',
  },
  job: {
    'jobs.jobs.id': 'deleted',
    'jobs.job_cards.job_id': 'deleted',
    'jobs.job_briefs.job_id': 'deleted',
    'jobs.job_counts.job_id': 'deleted',
    'jobs.job_search.job_id': 'deleted',
    // Forgotten within minutes: which rows of the search changed.
    'jobs.search_changes.job_id': 'kept',
    'jobs.job_views.job_id': 'deleted',
    'jobs.job_view_sources.job_id': 'deleted',
    'jobs.job_recommendations.job_id': 'deleted',
    'jobs.saved_jobs.job_id': 'deleted',
    'jobs.review_cases.job_id': 'kept',
    'jobs.job_sketches.job_id': 'kept',
    // Addresses in them are forgotten after 90 days.
    'jobs.job_reports.job_id': 'kept',
    // 'Job withdrawn' in the seeker's list, until they remove it (decision P19).
    'applications.applications.job_id': 'ended',
    'applications.score_criteria.job_id': 'deleted',
    'applications.hiring_teams.job_id': 'deleted',
    'applications.hiring_team_members.job_id': 'deleted',
    'applications.interview_offers.job_id': 'deleted',
    'applications.job_copies.id': 'tombstone',
    // How many applied from where: numbers.
    'applications.application_sources.job_id': 'kept',
    'notifications.alert_matches.job_id': 'deleted',
    'notifications.job_copies.job_id': 'tombstone',
    'ranking.runs.job_id': 'deleted',
    'ranking.criteria_settings.job_id': 'deleted',
    'ranking.criteria_changes.job_id': 'deleted',
    'ranking.reason_corrections.job_id': 'deleted',
  },
  application: {
    'applications.applications.id': 'deleted',
    'applications.interviews.application_id': 'deleted',
    'applications.application_history.application_id': 'deleted',
    'applications.application_messages.application_id': 'deleted',
    'applications.application_notes.application_id': 'deleted',
    'applications.scorecards.application_id': 'deleted',
    'applications.interview_invitees.application_id': 'deleted',
    'applications.status_notices.application_id': 'deleted',
    'applications.told_statuses.application_id': 'deleted',
    'notifications.application_digest_items.application_id': 'deleted',
    // The time of the last change that was mailed, so that an older one that arrives late is not.
    'notifications.application_changes.application_id': 'kept',
    'notifications.interview_notices.application_id': 'kept',
    // What was told to the company's own programs, without anything about the person; for 30 days.
    'notifications.webhook_deliveries.application_id': 'kept',
    'ranking.run_entries.application_id': 'deleted',
    'ranking.reason_corrections.application_id': 'deleted',
  },
} as const satisfies Record<string, Cascade>;

export type Deletable = keyof typeof cascades;
