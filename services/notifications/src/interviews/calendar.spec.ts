import { describe, expect, it } from '@jest/globals';
import { interviewCalendar } from './calendar.js';

const entry = {
  interviewId: 5,
  sequence: 0,
  method: 'REQUEST',
  start: new Date('2026-10-08T23:30:00Z'),
  minutes: 45,
  summary: 'Interview: Cook; Chef, "Kai" Haus',
  description: 'Bring:\nyour certificates, please.',
  link: 'https://meet.example/kumul',
  location: 'Kumul House, Champion Parade',
  organizer: { name: 'Kumul "Energy", Ltd', address: 'no-reply@workboard.test' },
  attendees: [{ name: 'Meri\r\nSTATUS:CANCELLED', address: 'meri@mail.test' }],
  host: 'localhost',
  now: new Date('2026-10-05T00:00:00Z'),
} as const;

describe('the calendar entry of an interview', () => {
  const text = interviewCalendar(entry);
  const lines = text.replace(/\r\n /g, '').split('\r\n');

  it('takes names and notes as text, whatever they hold', () => {
    expect(lines).toContain('SUMMARY:Interview: Cook\\; Chef\\, "Kai" Haus');
    expect(lines).toContain('DESCRIPTION:Bring:\\nyour certificates\\, please.');
    expect(lines).toContain(`ORGANIZER;CN="Kumul 'Energy', Ltd":mailto:no-reply@workboard.test`);
    expect(lines).toContain('LOCATION:Kumul House\\, Champion Parade');
    expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual(['STATUS:CONFIRMED']);
  });

  it('folds its lines to 75 bytes and ends them with CR LF', () => {
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
  });
});
