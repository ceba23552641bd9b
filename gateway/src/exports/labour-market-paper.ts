import { formatDayInFull, type Job, referenceOf, sayPay, statusWords, withdrawnLabel } from '@workboard/contracts';
import {
  green,
  grey,
  ink,
  margin,
  newPaper,
  numberPages,
  type Paper,
  writable,
  writeSection,
} from '../platform/paper.js';
import { outcomeOf, type Taken } from './taken.js';

const dayOr = (instant: string | null, otherwise: string): string =>
  instant ? formatDayInFull(new Date(instant)) : otherwise;
const listed = (lines: readonly string[]): string => lines.map((line) => `•  ${line}`).join('\n');

const writeFacts = (paper: Paper, facts: readonly [name: string, value: string][]): void => {
  for (const [name, value] of facts) {
    const { y } = paper;
    paper.font('Helvetica').fontSize(10).fillColor(grey).text(name, margin, y, { width: 150 });
    paper.fillColor(ink).text(writable(value), margin + 156, y, { width: paper.page.width - 2 * margin - 156 });
    paper.x = margin;
    paper.moveDown(0.25);
  }
};

/** How many of the applicants stand at each outcome, in the order of the statuses. */
const outcomes = (taken: readonly Taken[]): [string, string][] => {
  const counts = new Map<string, number>();
  for (const one of taken) {
    counts.set(outcomeOf(one), (counts.get(outcomeOf(one)) ?? 0) + 1);
  }
  const order = [...Object.values(statusWords).map(({ employer }) => employer), withdrawnLabel];
  return order.flatMap((name) => (counts.has(name) ? [[name, String(counts.get(name))]] : []));
};

/**
 * What a Labour Market Test asks an employer to show: the advertisement word for word, since when it was public, who saw it,
 * who applied and what became of each (decision P59).
 */
export const labourMarketPaper = async (job: Job, taken: readonly Taken[], now: Date): Promise<Buffer> => {
  const { paper, done } = await newPaper({ title: `Labour Market Test: ${job.title}`, author: job.company.name });
  const invited = taken.filter(({ application }) => application.hadInterview).length;
  paper.font('Helvetica-Bold').fontSize(19).fillColor(green).text('Labour Market Test record');
  paper.font('Helvetica-Bold').fontSize(13).fillColor(ink).text(writable(job.title));
  paper.moveDown(0.6);
  writeFacts(paper, [
    ['Employer', job.company.name],
    ['Advertisement', `No. ${job.id} on PNG Workboard`],
    ...(job.internalReference ? [['Internal reference', job.internalReference] as [string, string]] : []),
    ['Public since', dayOr(job.publishedAt, 'It has not been public yet')],
    ['Applications until', dayOr(job.closingDate, 'No closing date')],
    ['Place', job.location ?? 'Not stated'],
    [job.payPeriod === 'year' ? 'Pay per year' : 'Pay', sayPay(job) ?? 'Not stated'],
    ['Views', String(job.views)],
    ['Applications', String(taken.length)],
    ['Invited to an interview', String(invited)],
    ...outcomes(taken).map(([name, count]): [string, string] => [`  now: ${name}`, count]),
    ['Drawn up', formatDayInFull(now)],
  ]);
  paper.moveDown(0.4).font('Helvetica').fontSize(8.5).fillColor(grey);
  paper.text(
    'From the records of PNG Workboard, on the day named above. One person’s views within 24 hours count once. This is a record, not legal advice: ask the Department of Labour which proof it accepts.',
  );
  paper.addPage();
  paper.font('Helvetica-Bold').fontSize(14).fillColor(green).text('The advertisement');
  writeSection(paper, 'Description', job.description);
  writeSection(paper, 'Requirements', listed(job.requirements));
  writeSection(paper, 'Responsibilities', listed(job.responsibilities));
  writeSection(paper, 'Skills', job.skills.join('  ·  '));
  writeSection(paper, 'Benefits', listed(job.benefits));
  paper.addPage();
  paper.font('Helvetica-Bold').fontSize(14).fillColor(green).text('Applicants and outcomes');
  const lines = taken.map((one) => {
    const { application, profile } = one;
    const place = profile?.location?.trim() || 'place not stated';
    const day = formatDayInFull(new Date(application.appliedAt));
    return `${referenceOf(application.id)}   ${application.user.firstName} ${application.user.lastName}, ${place}; applied ${day}: ${outcomeOf(one)}`;
  });
  writeSection(paper, `${taken.length} in all`, lines.length > 0 ? lines.join('\n') : 'Nobody has applied.');
  numberPages(paper, `Labour Market Test record, advertisement ${job.id}`);
  paper.end();
  return done;
};
