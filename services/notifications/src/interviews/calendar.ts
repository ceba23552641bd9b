import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

interface CalendarEntry {
  interviewId: number;
  /** Grows with every mail about the interview, so that calendars take the newer one. */
  sequence: number;
  method: 'REQUEST' | 'CANCEL';
  start: Date;
  minutes: number;
  summary: string;
  description: string | null;
  link: string | null;
  /** The address to come to, else the link or the number that is called. */
  location: string | null;
  organizer: { name: string; address: string };
  attendees: readonly { name: string; address: string }[];
  /** Host name of the site; makes the entry's id unique in the world. */
  host: string;
  now: Date;
}

/** A parameter's value can hold neither quotes nor line breaks, however they are written (RFC 5545 §3.2). */
const parameter = (value: string): string => value.replaceAll('"', "'").replace(/\p{Cc}+/gu, ' ');

/** An interview as a calendar entry (RFC 5545), times in UTC. */
export const interviewCalendar = (entry: CalendarEntry): string => {
  const { interviewId, sequence, method, start, minutes, organizer, attendees, host } = entry;
  const calendar = ical({ prodId: { company: 'PNG Workboard', product: 'Interviews' } });
  calendar.method(method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  calendar.createEvent({
    id: `interview-${interviewId}@${host}`,
    sequence,
    stamp: entry.now,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: entry.summary,
    description: entry.description ?? undefined,
    url: entry.link ?? undefined,
    location: entry.location ?? undefined,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(organizer.name), email: organizer.address },
    attendees: attendees.map(({ name, address }) => ({ name: parameter(name), email: address, rsvp: true })),
  });
  return calendar.toString();
};
