import type { ListedInterview } from '@workboard/contracts';
import { dayOf } from '@workboard/contracts/dates';
import { type Clash, clashesOf, type Meeting, peopleOf } from '@workboard/contracts/interview-clashes';
import { isPast, isPlanned } from './interviews.js';

const dayMs = 86_400_000;
/** How far the agenda looks before 'Later' begins. */
export const agendaDays = 14;

export interface AgendaDay {
  /** As `2026-12-01`, in Port Moresby. */
  day: string;
  interviews: ListedInterview[];
}

interface Agenda {
  /** Over, and nobody said how it went; the newest first. */
  withoutOutcome: ListedInterview[];
  today: ListedInterview[];
  next: AgendaDay[];
  later: AgendaDay[];
}

const byDay = (interviews: readonly ListedInterview[]): AgendaDay[] => {
  const days = new Map<string, ListedInterview[]>();
  for (const interview of interviews) {
    const day = dayOf(new Date(interview.scheduledAt));
    days.set(day, [...(days.get(day) ?? []), interview]);
  }
  return [...days].map(([day, those]) => ({ day, interviews: those }));
};

/** Interviews by day in Port Moresby, soonest first as they were listed: today, the next two weeks and what comes after. */
export const agendaOf = (interviews: readonly ListedInterview[], now: Date): Agenda => {
  const planned = plannedIn(interviews, now);
  const today = dayOf(now);
  const last = dayOf(new Date(now.getTime() + agendaDays * dayMs));
  const dayIs = (wanted: (day: string) => boolean) =>
    planned.filter(({ scheduledAt }) => wanted(dayOf(new Date(scheduledAt))));
  return {
    withoutOutcome: interviews
      .filter((interview) => isPast(interview, now) && interview.outcome === null)
      .toSorted((a, b) => b.scheduledAt.localeCompare(a.scheduledAt)),
    today: dayIs((day) => day <= today),
    next: byDay(dayIs((day) => day > today && day <= last)),
    later: byDay(dayIs((day) => day > last)),
  };
};

/** Whether the person takes part for the employer, as the contact or on the panel. */
export const isMine = (interview: ListedInterview, email: string): boolean =>
  peopleOf(interview).includes(email.toLowerCase());

/** An interview as far as it can clash. */
export const meetingOf = (interview: ListedInterview): Meeting => ({
  id: interview.id,
  scheduledAt: interview.scheduledAt,
  duration: interview.duration,
  applicantId: interview.applicant?.id ?? null,
  people: peopleOf(interview),
});

/** Those still to come. */
export const plannedIn = (interviews: readonly ListedInterview[], now: Date): ListedInterview[] =>
  interviews.filter((interview) => isPlanned(interview, now));

/** What is at the same time with the same people, of those still to come, by interview. */
export const clashesIn = (interviews: readonly ListedInterview[], now: Date): Map<number, Clash[]> => {
  const meetings = plannedIn(interviews, now).map(meetingOf);
  return new Map(meetings.map((meeting) => [meeting.id, clashesOf(meeting, meetings)]));
};
