import Paper from 'pdfkit';
import { period, type Role } from './career.js';
import type { DemoUser } from './types.js';

const ink = '#1C1F1D';
const soft = '#55605A';
const green = '#0E5A4F';
const rule = '#DDD6C9';
const margin = 56;
const bottom = 64;

type Sheet = InstanceType<typeof Paper>;

const widthOf = (paper: Sheet): number => paper.page.width - 2 * margin;

/** Keeps the next lines together: they start on a new page when fewer than `height` points are left. */
const keepTogether = (paper: Sheet, height: number): void => {
  if (paper.y + height > paper.page.height - bottom) {
    paper.addPage();
  }
};

const heading = (paper: Sheet, title: string): void => {
  keepTogether(paper, 70);
  paper.moveDown(0.9);
  paper.font('Helvetica-Bold').fontSize(11).fillColor(green).text(title.toUpperCase(), { characterSpacing: 0.8 });
  const y = paper.y + 2;
  paper
    .moveTo(margin, y)
    .lineTo(margin + widthOf(paper), y)
    .lineWidth(0.7)
    .strokeColor(rule)
    .stroke();
  paper.y = y + 7;
};

const body = (paper: Sheet, text: string): void => {
  paper.font('Helvetica').fontSize(10).fillColor(ink).text(text, { lineGap: 2.5 });
};

/** A line in bold with a quiet note at the right, such as a period. */
const entry = (paper: Sheet, options: { title: string; note: string; detail: string }): void => {
  const { y } = paper;
  paper
    .font('Helvetica-Bold')
    .fontSize(10.5)
    .fillColor(ink)
    .text(options.title, { width: widthOf(paper) - 110 });
  const after = paper.y;
  paper.font('Helvetica').fontSize(9.5).fillColor(soft).text(options.note, margin, y, { align: 'right' });
  paper.y = after;
  paper.x = margin;
  paper.text(options.detail).moveDown(0.25);
};

const bullets = (paper: Sheet, points: readonly string[]): void => {
  paper.font('Helvetica').fontSize(10).fillColor(ink);
  paper.list([...points], { bulletRadius: 1.6, textIndent: 11, bulletIndent: 4, lineGap: 2 });
};

const roleEntry = (paper: Sheet, role: Role): void => {
  keepTogether(paper, 60);
  entry(paper, { title: role.title, note: period(role), detail: `${role.employer}, ${role.place}` });
  bullets(paper, role.points);
  paper.moveDown(0.6);
};

const header = (paper: Sheet, user: DemoUser, title: string): void => {
  paper.rect(0, 0, paper.page.width, 112).fill(green);
  paper.fillColor('#FFFFFF').font('Helvetica-Bold').fontSize(23).text(`${user.firstName} ${user.lastName}`, margin, 32);
  paper.font('Helvetica').fontSize(12).fillColor('#F2B632').text(title);
  const contact = [user.phone, user.email, user.location].filter((part) => part !== null);
  paper.moveDown(0.3).fontSize(9.5).fillColor('#FFFFFF').text(contact.join('   |   '));
  paper.y = 118;
  paper.x = margin;
};

/**
 * The resume of a seeker as a PDF of one or two A4 pages with real, selectable text. The bytes depend on the person alone.
 * Throws for a user without a career.
 */
export const resumePdf = (user: DemoUser): Promise<Buffer> => {
  const { career } = user;
  if (career === null) {
    throw new Error(`${user.email} has no resume`);
  }
  const name = `${user.firstName} ${user.lastName}`;
  const paper = new Paper({
    size: 'A4',
    margins: { top: margin, bottom, left: margin, right: margin },
    info: { Title: `Resume of ${name}`, Author: name, CreationDate: user.createdAt, ModDate: user.createdAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });

  header(paper, user, career.title);
  heading(paper, 'Profile');
  body(paper, career.summary);
  heading(paper, 'Skills');
  body(paper, user.skills.join('  ·  '));
  heading(paper, 'Experience');
  for (const role of career.roles) {
    roleEntry(paper, role);
  }
  heading(paper, 'Education');
  for (const study of career.studies) {
    entry(paper, { title: study.award, note: String(study.year), detail: `${study.school}, ${study.place}` });
  }
  heading(paper, 'Licences and certificates');
  bullets(paper, career.tickets);
  heading(paper, 'Languages');
  body(paper, career.languages.join('  ·  '));
  heading(paper, 'Referees');
  for (const referee of career.referees) {
    body(paper, `${referee.name}, ${referee.position}, ${referee.phone}`);
  }
  paper.end();
  return done;
};
