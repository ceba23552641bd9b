import type { Caller, Interview as InterviewResponse } from '@workboard/contracts';
import type { Interview } from './interview.entity.js';

/** An interview on the wire. Panel and outcome are the employer's; a seeker gets neither. */
export const presentInterview = (interview: Interview, viewer: Caller | null): InterviewResponse => {
  const isSeeker = viewer?.role === 'job_seeker';
  return {
    id: interview.id,
    applicationId: interview.applicationId,
    scheduledAt: interview.scheduledAt.toISOString(),
    duration: interview.duration,
    type: interview.type,
    meetingLink: interview.meetingLink,
    place: interview.place,
    phone: interview.phone,
    contactName: interview.contactName,
    contactPhone: interview.contactPhone,
    contactEmail: interview.contactEmail,
    panel: isSeeker ? [] : interview.panel,
    notes: interview.notes,
    status: interview.status,
    cancelledAt: interview.cancelledAt?.toISOString() ?? null,
    answer: interview.answer,
    answerText: interview.answerText,
    answeredAt: interview.answeredAt?.toISOString() ?? null,
    outcome: isSeeker ? null : interview.outcome,
    outcomeNote: isSeeker ? null : interview.outcomeNote,
    sequence: interview.sequence,
    createdAt: interview.createdAt.toISOString(),
  };
};
