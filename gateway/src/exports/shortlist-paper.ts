import { formatDayInFull, referenceOf } from '@workboard/contracts';
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

const mostCriteria = 8;
const scores = ['1', '2', '3', '4', '5'];

const nameOf = ({ application: { user } }: Taken): string => `${user.firstName} ${user.lastName}`;

const rule = (paper: Paper): void => {
  paper
    .moveTo(margin, paper.y)
    .lineTo(paper.page.width - margin, paper.y)
    .lineWidth(0.6)
    .strokeColor('#C9D1CC')
    .stroke();
};

const widths = [26, 92, 165, 100, 100] as const;
const writeRow = (paper: Paper, cells: readonly string[], font: 'Helvetica' | 'Helvetica-Bold'): void => {
  paper.font(font).fontSize(9.5).fillColor(ink);
  const texts = cells.map(writable);
  const height = Math.max(
    ...texts.map((text, index) => paper.heightOfString(text, { width: (widths[index] ?? 0) - 8 })),
  );
  if (paper.y + height > paper.page.height - margin - 20) {
    paper.addPage();
  }
  const { y } = paper;
  let x = margin;
  for (const [index, text] of texts.entries()) {
    paper.text(text, x, y, { width: (widths[index] ?? 0) - 8 });
    x += widths[index] ?? 0;
  }
  paper.x = margin;
  paper.y = y + height + 5;
  rule(paper);
  paper.y += 5;
};

const writeCover = (paper: Paper, taken: readonly Taken[], now: Date): void => {
  const titles = new Set(taken.map(({ application }) => application.job.title));
  const [only] = titles;
  const company = taken[0]?.application.job.company.name ?? '';
  paper.font('Helvetica-Bold').fontSize(20).fillColor(green).text('Shortlist');
  paper.font('Helvetica-Bold').fontSize(13).fillColor(ink);
  paper.text(writable(titles.size === 1 && only ? only : `${titles.size} jobs`));
  paper.font('Helvetica').fontSize(10).fillColor(grey);
  paper.text(writable(`${company}  |  ${taken.length} of those who applied  |  ${formatDayInFull(now)}`));
  paper.moveDown(1);
  writeRow(paper, ['No.', 'Reference', 'Name', 'Phone', 'Status'], 'Helvetica-Bold');
  for (const [index, one] of taken.entries()) {
    const cells = [
      String(index + 1),
      referenceOf(one.application.id),
      nameOf(one),
      one.contact?.phone ?? '–',
      outcomeOf(one),
    ];
    writeRow(paper, cells, 'Helvetica');
  }
  paper.moveDown(1).font('Helvetica').fontSize(8.5).fillColor(grey);
  paper.text('Confidential: for the people who choose. Please destroy it when the post is filled.', margin);
};

const writeScorecard = (paper: Paper, skills: readonly string[]): void => {
  const criteria = [...skills.slice(0, mostCriteria), 'Overall'];
  if (paper.y > paper.page.height - margin - 60 - criteria.length * 20) {
    paper.addPage();
  }
  paper.moveDown(1).font('Helvetica-Bold').fontSize(11.5).fillColor(green).text('Scorecard', margin);
  paper.moveDown(0.3).font('Helvetica').fontSize(10).fillColor(ink);
  for (const criterion of criteria) {
    const { y } = paper;
    paper.text(writable(criterion), margin, y, { width: 280, height: 14, ellipsis: true });
    for (const [index, score] of scores.entries()) {
      const x = paper.page.width - margin - (scores.length - index) * 30;
      paper
        .rect(x, y - 2, 20, 15)
        .lineWidth(0.6)
        .strokeColor('#8A948E')
        .stroke();
      paper
        .fillColor('#8A948E')
        .fontSize(8)
        .text(score, x, y + 2.5, { width: 20, align: 'center' });
    }
    paper.fontSize(10).fillColor(ink);
    paper.x = margin;
    paper.y = y + 20;
  }
  paper.moveDown(0.3).text('Reader: ______________________    Date: ______________', margin);
};

const writePerson = (paper: Paper, one: Taken, number: number): void => {
  const { application, contact, profile } = one;
  paper.addPage();
  paper
    .font('Helvetica-Bold')
    .fontSize(17)
    .fillColor(ink)
    .text(writable(`${number}. ${nameOf(one)}`));
  const facts = [referenceOf(application.id), contact?.phone, application.user.email, profile?.location];
  paper.font('Helvetica').fontSize(10).fillColor(grey);
  paper.text(writable(facts.filter((fact) => fact?.trim()).join('   |   ')));
  paper.text(
    writable(`${application.job.title}  |  ${outcomeOf(one)}  |  ${application.resume ? 'with a CV' : 'no CV'}`),
  );
  writeSection(paper, 'Cover letter', application.coverLetter);
  writeSection(paper, 'Work experience', profile?.experience ?? '');
  writeSection(paper, 'Education', profile?.education ?? '');
  writeSection(paper, 'Skills', profile?.skills.join('  ·  ') ?? '');
  writeScorecard(paper, application.job.skills);
};

/**
 * A pack for people who choose on paper: a list, then each applicant with letter, profile and an empty scorecard by the ad's
 * skills. It never carries a score of the ranking (decision P58).
 */
export const shortlistPaper = async (taken: readonly Taken[], now: Date): Promise<Buffer> => {
  const { paper, done } = await newPaper({ title: 'Shortlist' });
  writeCover(paper, taken, now);
  for (const [index, one] of taken.entries()) {
    writePerson(paper, one, index + 1);
  }
  numberPages(paper, 'Shortlist');
  paper.end();
  return done;
};
