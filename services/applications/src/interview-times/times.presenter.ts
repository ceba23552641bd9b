import type { Caller, InterviewTimesRecord } from '@workboard/contracts';
import type { InterviewInvitee } from './interview-invitee.entity.js';
import type { InterviewOffer } from './interview-offer.entity.js';
import { inviteeState, timesState } from './times.rules.js';

/** Times as they are read: with the places that are left, and whom they are offered to. */
export interface LoadedTimes {
  offer: InterviewOffer;
  times: { id: number; startsAt: Date; free: number }[];
  /** With their applications. */
  invitees: InterviewInvitee[];
}

const presentInvitee = (invitee: InterviewInvitee): InterviewTimesRecord['invitees'][number] => ({
  id: invitee.id,
  applicationId: invitee.applicationId,
  userId: invitee.application.userId,
  state: inviteeState(invitee),
  timeId: invitee.timeId,
  interviewId: invitee.interviewId,
  chosenAt: invitee.chosenAt?.toISOString() ?? null,
});

/** On the wire. A seeker reads of themselves alone, whether a time is free, and not who takes part for the employer. */
export const presentTimes = (
  { offer, times, invitees }: LoadedTimes,
  { viewer, now }: { viewer: Pick<Caller, 'role' | 'userId'> | null; now: Date },
): InterviewTimesRecord => {
  const isSeeker = viewer?.role === 'job_seeker';
  const seen = isSeeker ? invitees.filter(({ application }) => application.userId === viewer.userId) : invitees;
  return {
    id: offer.id,
    jobId: offer.jobId,
    state: timesState({ withdrawnAt: offer.withdrawnAt, times, invitees: seen }, now),
    places: isSeeker ? 1 : offer.places,
    times: times.map(({ id, startsAt, free }) => ({
      id,
      startsAt: startsAt.toISOString(),
      free: isSeeker ? Math.min(free, 1) : free,
    })),
    duration: offer.duration,
    type: offer.type,
    meetingLink: offer.meetingLink,
    place: offer.place,
    phone: offer.phone,
    contactName: offer.contactName,
    contactPhone: offer.contactPhone,
    contactEmail: offer.contactEmail,
    panel: isSeeker ? [] : offer.panel,
    notes: offer.notes,
    invitees: seen.map(presentInvitee),
    createdAt: offer.createdAt.toISOString(),
  };
};
