import {
  answersTo,
  AppError,
  type ApplicationStatus,
  type ApplyProfileField,
  type CreateApplication,
  isDeletable,
  isOpen,
  type JobForApplication,
  validationError,
} from '@workboard/contracts';
import type { Application } from './application.entity.js';

/** Throws `profile_incomplete` with one detail per missing field (spec §5, decision W7). */
export const checkProfile = (missing: readonly ApplyProfileField[]): void => {
  if (missing.length > 0) {
    throw new AppError('profile_incomplete', {
      details: missing.map((field) => ({
        field,
        message: `${field.charAt(0).toUpperCase()}${field.slice(1)} is required`,
      })),
    });
  }
};

/** Throws `job_not_found` for a job that is not public (decision W7). */
// An assertion needs a type of its own as a constant.
// oxlint-disable-next-line func-style
export function checkPublic(job: JobForApplication | null): asserts job is JobForApplication {
  if (!job?.isPublic) {
    throw new AppError('job_not_found');
  }
}
/** Throws `job_closed` past the job's closing day (decisions W7, P6). */
export const checkOpen = (job: JobForApplication): void => {
  if (!job.isOpen) {
    throw new AppError('job_closed');
  }
};

/** The answers to what the job asks (decision P48); throws `validation_failed` with one detail per answer that is none. */
export const checkAnswers = (
  { questions = [] }: Pick<JobForApplication, 'questions'>,
  answers: CreateApplication['answers'],
): Record<string, unknown> | null => {
  if (questions.length === 0) {
    return answers ?? null;
  }
  const checked = answersTo(questions).safeParse(answers ?? {});
  if (!checked.success) {
    throw validationError(checked.error.issues.map(({ path, message }) => ({ path: ['answers', ...path], message })));
  }
  return checked.data;
};

type Ended = Pick<Application, 'status' | 'withdrawnAt' | 'jobWithdrawnAt'>;

/** A seeker may not delete what is under way (spec §4, decision P19); throws `application_in_progress`. */
export const checkDeletable = (application: Ended): void => {
  if (!isDeletable(application)) {
    throw new AppError('application_in_progress');
  }
};

/** A seeker may withdraw while the application is under way (decision P18); throws `not_withdrawable`. */
export const checkWithdrawable = (application: Ended): void => {
  if (!isOpen(application)) {
    throw new AppError('not_withdrawable');
  }
};

/** Nobody decides about an application that was withdrawn; throws `application_withdrawn`. */
export const checkNotWithdrawn = ({ withdrawnAt }: Pick<Ended, 'withdrawnAt'>): void => {
  if (withdrawnAt) {
    throw new AppError('application_withdrawn');
  }
};

/** The offer that goes on standing under another status: it ends when the employer looks at the person anew. */
export const offerAfter = ({ offerMadeAt }: Pick<Application, 'offerMadeAt'>, status: ApplicationStatus): Date | null =>
  status === 'offered' || status === 'hired' ? offerMadeAt : null;

/** Notes are the whole team's: throws `conflict` when they are not those that the writer saw any more (decision P24). */
export const checkNotes = ({ notes }: Pick<Application, 'notes'>, before: string | null | undefined): void => {
  if (before !== undefined && before !== notes) {
    throw new AppError('conflict');
  }
};
