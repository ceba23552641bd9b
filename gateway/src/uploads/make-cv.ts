import { AppError, type CvLayout, say, type User } from '@workboard/contracts';
import { ink, margin, newPaper, type Paper, writable } from '../platform/paper.js';

const looks = {
  plain: { name: ink, contact: '#3A423D', heading: ink, band: null },
  modern: { name: '#FFFFFF', contact: '#FFFFFF', heading: '#0E5A4F', band: '#0E5A4F' },
} as const;
const bandHeight = 104;
const bullet = /^\s*[-*•–]\s+/;

const writeHead = (paper: Paper, user: User, layout: CvLayout): void => {
  const look = looks[layout];
  if (look.band) {
    paper.rect(0, 0, paper.page.width, bandHeight).fill(look.band);
    paper.y = 34;
  }
  paper
    .font('Helvetica-Bold')
    .fontSize(22)
    .fillColor(look.name)
    .text(writable(`${user.firstName} ${user.lastName}`));
  const contact = [user.phone, user.email, user.location].filter((part) => part?.trim()).join('   |   ');
  paper.moveDown(0.2).font('Helvetica').fontSize(10).fillColor(look.contact).text(writable(contact));
  paper.y = look.band ? Math.max(paper.y, bandHeight) : paper.y;
};

const writeLine = (paper: Paper, line: string): void => {
  const text = line.replace(bullet, '').trim();
  if (text === '') {
    paper.moveDown(0.5);
    return;
  }
  const inset = bullet.test(line) ? 12 : 0;
  if (inset) {
    paper.text('•', margin + 2, paper.y, { continued: false, lineBreak: false });
  }
  paper.text(text, margin + inset, paper.y, { width: paper.page.width - 2 * margin - inset, lineGap: 2.5 });
  paper.x = margin;
};

const writeSection = (paper: Paper, title: string, text: string, color: string): void => {
  if (text.trim() === '') {
    return;
  }
  if (paper.y > paper.page.height - 2 * margin - 30) {
    paper.addPage();
  }
  paper.moveDown(1).font('Helvetica-Bold').fontSize(12).fillColor(color).text(title, margin);
  paper.moveDown(0.3).font('Helvetica').fontSize(10.5).fillColor(ink);
  for (const line of writable(text).trim().split('\n')) {
    writeLine(paper, line);
  }
};

/**
 * A CV of A4 pages with real, selectable text, made from what a person wrote into the profile and nothing else
 * (decision A20).
 *
 * @throws AppError 400 `validation_failed` while work experience or education are empty
 */
export const makeCv = async (user: User, layout: CvLayout): Promise<Buffer> => {
  const missing = [
    ...(user.experience?.trim() ? [] : [{ field: 'experience', message: say.cvNeedsExperience }]),
    ...(user.education?.trim() ? [] : [{ field: 'education', message: say.cvNeedsEducation }]),
  ];
  if (missing.length > 0) {
    throw new AppError('validation_failed', { details: missing });
  }
  const name = `${user.firstName} ${user.lastName}`;
  const { paper, done } = await newPaper({ title: `CV of ${name}`, author: name });
  const { heading } = looks[layout];
  const links = [user.portfolio, user.linkedinUrl, user.githubUrl, user.websiteUrl].filter((link) => link !== null);
  writeHead(paper, user, layout);
  writeSection(paper, 'Profile', user.bio ?? '', heading);
  writeSection(paper, 'Work experience', user.experience ?? '', heading);
  writeSection(paper, 'Education', user.education ?? '', heading);
  writeSection(paper, 'Skills', user.skills.join('  ·  '), heading);
  writeSection(paper, 'Links', links.join('\n'), heading);
  paper.end();
  return done;
};
