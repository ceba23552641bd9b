import type { Application, Interview } from '@workboard/contracts';

const stamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const escape = (text: string): string =>
  text.replaceAll(/([\\;,])/g, String.raw`\$1`).replaceAll(/\r?\n/g, String.raw`\n`);
/** Lines of iCalendar are at most 75 octets; longer ones go on after a line break and a space (RFC 5545). */
const fold = (line: string): string => line.match(/.{1,70}/gsu)?.join('\r\n ') ?? line;

/** An interview as an iCalendar file (RFC 5545), times in UTC. */
export const calendarEntry = ({ job }: Pick<Application, 'job'>, interview: Interview): string => {
  const start = new Date(interview.scheduledAt);
  const end = new Date(start.getTime() + interview.duration * 60_000);
  const details = [interview.meetingLink, interview.notes].filter(Boolean).join('\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//PNG Workboard//Interviews//EN',
    'BEGIN:VEVENT',
    `UID:interview-${interview.id}@pngworkboard`,
    `DTSTAMP:${stamp(new Date(interview.createdAt))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escape(`Interview: ${job.title}, ${job.company.name}`)}`,
    `DESCRIPTION:${escape(details)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
};

/** Hands the entry to the browser as a download. */
export const downloadCalendarEntry = (application: Application, interview: Interview): void => {
  const url = URL.createObjectURL(new Blob([calendarEntry(application, interview)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `interview-${interview.id}.ics`;
  link.click();
  URL.revokeObjectURL(url);
};
