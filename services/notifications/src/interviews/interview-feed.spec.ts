import { describe, expect, it } from '@jest/globals';
import type { ListedInterview } from '@workboard/contracts';
import { makeInterview } from '../testing/objects.js';
import { interviewFeed } from './interview-feed.js';

const listed = (id: number, changes: Partial<ListedInterview> = {}): ListedInterview => ({
  ...makeInterview({ id }),
  job: { id: 1, title: 'Haul Truck Operator', status: 'active', companyName: 'Kumul Energy' },
  applicant: { id: 7, firstName: 'Meri', lastName: 'Kila' },
  ...changes,
});
const publicUrl = 'https://workboard.example';
/** Without the line breaks that RFC 5545 folds long lines with. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

describe('a calendar that programs read (P54)', () => {
  it('names the applicant to the employer and the company to the seeker, in UTC', () => {
    const interviews = [listed(5, { type: 'in-person', place: 'Kieta Wharf', answer: 'coming' }), listed(6)];
    const employer = unfolded(interviewFeed({ role: 'employer', interviews, publicUrl }));
    expect(employer.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(employer).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n[\s\S]*END:VCALENDAR$/);
    expect(employer).toContain('UID:interview-5@workboard.example');
    expect(employer).toContain('DTSTART:20261008T233000Z');
    expect(employer).toContain('DTEND:20261009T001500Z');
    expect(employer).toContain('SUMMARY:Interview: Meri Kila\\, Haul Truck Operator');
    expect(employer).toContain('9:30 am Port Moresby time\\; 10:30 am in Bougainville');
    expect(employer).toContain('LOCATION:Kieta Wharf');
    expect(employer).toContain('The applicant will come');
    const seeker = unfolded(interviewFeed({ role: 'job_seeker', interviews, publicUrl }));
    expect(seeker).toContain('SUMMARY:Interview: Haul Truck Operator\\, Kumul Energy');
    expect(seeker).not.toContain('Meri');
  });

  it('says the same until something changes', () => {
    const feed = () => interviewFeed({ role: 'employer', interviews: [listed(5)], publicUrl });
    expect(feed()).toBe(feed());
    expect(interviewFeed({ role: 'employer', interviews: [], publicUrl })).toContain('BEGIN:VCALENDAR');
  });

  it('takes names that would break a line', () => {
    const nasty = listed(5, { applicant: { id: 7, firstName: 'A\nEND:VEVENT', lastName: 'B;C,D' } });
    const text = unfolded(interviewFeed({ role: 'employer', interviews: [nasty], publicUrl }));
    expect(text.match(/^END:VEVENT\r?$/gm)).toHaveLength(1);
  });
});
