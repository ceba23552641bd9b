import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import type { Application, Job } from '@workboard/contracts';
import { exampleJob } from '@workboard/contracts/examples';
import { pdfText } from '../testing/pdf-text.js';
import { applicantsSheet } from './applicants-sheet.js';
import { labourMarketPaper } from './labour-market-paper.js';
import { poster } from './poster.js';
import { resumesZip } from './resumes-zip.js';
import { shortlistPaper } from './shortlist-paper.js';
import type { Taken } from './taken.js';

const now = new Date('2026-11-23T00:00:00Z');

const job = exampleJob({
  id: 283,
  title: 'Instrument Technician',
  description: 'Keeps the plant’s instruments true.',
  requirements: ['Trade certificate', 'Five years'],
  responsibilities: ['Calibrate'],
  skills: ['Calibration', 'P&IDs'],
  benefits: ['Housing'],
  salaryMin: 60_000,
  salaryMax: 80_000,
  location: 'Kikori, Gulf',
  publishedAt: '2026-10-01T00:00:00.000Z',
  closingDate: '2026-12-20T13:59:59.999Z',
  views: 41,
  company: { id: 1, name: 'Kumul Power', logo: null, industry: 'Energy', location: 'Kikori' },
});

const applied = (id: number, changes: Partial<Application> = {}, firstName = 'Gloria'): Taken => ({
  application: {
    id,
    userId: id,
    status: 'applied',
    coverLetter: '=HYPERLINK("http://evil.test")',
    resume: '/api/files/resumes/00000000-0000-4000-8000-000000000000',
    answers: null,
    notes: null,
    appliedAt: '2026-11-20T02:00:00.000Z',
    withdrawnAt: null,
    hadInterview: false,
    nextInterview: null,
    user: { id, firstName, lastName: 'ToKalang', email: 'gloria@people.test', resume: null },
    job,
    ...changes,
  } as Application,
  contact: { phone: '+67579873855' } as Taken['contact'],
  profile: {
    location: 'Lorengau',
    skills: ['Calibration'],
    experience: 'Rouna Hydro 2019-2025',
    education: 'NTC 3',
  } as Taken['profile'],
});

describe('applications taken away', () => {
  it('make a table whose cells no spreadsheet runs', () => {
    const sheet = applicantsSheet([
      applied(586),
      applied(587, { status: 'rejected', notes: '+1 from Anna, "strong"' }),
    ]);
    expect(sheet.startsWith('\uFEFFReference,First name,')).toBe(true);
    expect(sheet).toContain(
      "WB-000586,Gloria,ToKalang,gloria@people.test,'+67579873855,Lorengau,Instrument Technician",
    );
    expect(sheet).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(sheet).toContain(`"'+1 from Anna, ""strong"""`);
    expect(sheet).toContain('"Fri, 20 Nov 2026, 12:00 pm"');
    expect(sheet).not.toMatch(/(^|,|\n)[=@]/);
  });

  it('name the company’s own reference of the job, where there is one (decision P61)', () => {
    const [header = '', ...rows] = applicantsSheet([{ ...applied(586), internalReference: '=HR 118' }, applied(587)])
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
    expect(header.at(-1)).toBe('Internal reference of the job');
    expect(rows.map((row) => row.at(-1))).toEqual(["'=HR 118", '']);
  });

  it('are a ZIP of the CVs that were sent, which names those that are not there', async () => {
    const gone = applied(588);
    const taken = [applied(586, {}, '../../etc/Mere\u0000'), applied(587, { resume: null }), gone];
    const zip = await buffer(
      resumesZip(taken, (one) => Promise.resolve(one === gone ? null : Buffer.from('%PDF-1.7 of a CV'))),
    );
    const text = zip.toString('latin1');
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(text).toContain('WB-000586 .. .. etc Mere ToKalang CV.pdf');
    expect(text).not.toContain('../');
    expect(text).toContain('%PDF-1.7 of a CV');
    expect(text).not.toContain('WB-000587 Gloria');
    expect(text).toContain('applicants.csv');
    const sheet = applicantsSheet(taken, [
      ['CV', ({ application }) => (application.resume ? 'sent' : 'No CV was sent')],
    ]);
    expect(sheet).toContain('No CV was sent');
  });

  it('break off when a file cannot be read', async () => {
    await expect(buffer(resumesZip([applied(586)], () => Promise.reject(new Error('storage away'))))).rejects.toThrow(
      'storage away',
    );
  });

  it('are a pack on paper: a list, then each applicant with an empty scorecard', async () => {
    const pages = await pdfText(await shortlistPaper([applied(586), applied(587, { status: 'reviewed' })], now));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatch(
      /Shortlist Instrument Technician Kumul Power \| 2 of those who applied \| Monday 23 November 2026/,
    );
    expect(pages[0]).toMatch(/2 WB-000587 Gloria ToKalang \+67579873855 Screening/);
    expect(pages[1]).toMatch(
      /1\. Gloria ToKalang .*Cover letter .*Work experience Rouna Hydro 2019-2025 .*Scorecard Calibration 1 2 3 4 5/,
    );
    expect(pages[2]).toContain('Shortlist | 3 of 3');
  });

  it('are the record of a Labour Market Test, with counts by outcome', async () => {
    const taken = [
      applied(586),
      applied(587, { hadInterview: true, status: 'hired' }),
      applied(588, { withdrawnAt: '2026-11-21T00:00:00.000Z' }),
    ];
    const pages = await pdfText(await labourMarketPaper(job, taken, now));
    expect(pages).toHaveLength(3);
    for (const fact of [
      'Public since Thursday 1 October 2026',
      'Applications until Sunday 20 December 2026',
      'PGK 60,000 - PGK 80,000',
      'Views 41',
      'Applications 3',
      'Invited to an interview 1',
      'now: Applied 1',
      'now: Hired 1',
      'now: Withdrawn 1',
      'not legal advice',
    ]) {
      expect(pages[0]).toContain(fact);
    }
    expect(pages[1]).toContain('Keeps the plant’s instruments true.');
    expect(pages[2]).toContain('WB-000587 Gloria ToKalang, Lorengau; applied Friday 20 November 2026: Hired');
  });
});

describe('pay as it is quoted (decision P60)', () => {
  const quoted = { ...job, payPeriod: 'fortnight', payMin: 1250, payMax: 1500, salaryMin: 32_500, salaryMax: 39_000 };
  const words = 'K 1,250 - K 1,500 per fortnight (K 32,500 - K 39,000 a year)';

  it('stands on the poster and in the record, which names the internal reference too', async () => {
    const [sheet] = await pdfText(await poster(quoted as Job, 'https://workboard.test/'));
    expect(sheet).toContain(words);
    expect(sheet).not.toContain('a year) a year');
    const [record] = await pdfText(await labourMarketPaper({ ...quoted, internalReference: 'HR 118' } as Job, [], now));
    expect(record).toContain(`Pay ${words}`);
    expect(record).toContain('Internal reference HR 118');
    expect((await pdfText(await labourMarketPaper(job, [], now)))[0]).toContain('Pay per year PGK 60,000');
  });
});

describe('the poster of a job', () => {
  it('is one page however long the ad is, with strips to tear off', async () => {
    const long = {
      ...job,
      title: 'Senior Instrument Technician and Plant Electrician '.repeat(3),
      requirements: Array(30).fill('Knows '.repeat(40)),
    };
    for (const one of [job, long, { ...job, requirements: [], description: 'Word '.repeat(3000) }]) {
      const pages = await pdfText(await poster(one, 'https://workboard.test/'));
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain('Apply by Sunday 20 December 2026');
      // Below the QR code and on eight strips.
      expect(pages[0]?.split('workboard.test/jobs/283')).toHaveLength(10);
    }
  });
});
