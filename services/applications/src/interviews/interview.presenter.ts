import type { Interview as WireInterview } from '@workboard/contracts';
import type { Interview } from './interview.entity.js';

/** An interview on the wire. */
export const presentInterview = (interview: Interview): WireInterview => ({
  id: interview.id,
  applicationId: interview.applicationId,
  scheduledAt: interview.scheduledAt.toISOString(),
  duration: interview.duration,
  type: interview.type,
  meetingLink: interview.meetingLink,
  notes: interview.notes,
  status: interview.status,
  cancelledAt: interview.cancelledAt?.toISOString() ?? null,
  createdAt: interview.createdAt.toISOString(),
});
