import { employmentTypeLabels, formatDayInFull, type Job, sayPayAndPeriod } from '@workboard/contracts';
import { encodeQR } from 'qr';
import { green, grey, ink, newPaper, type Paper, writable } from '../platform/paper.js';

const side = 46;
const strips = 8;
const stripHeight = 150;
const mostLines = 8;
const lineGap = 3;

const drawQr = (paper: Paper, text: string, at: { x: number; y: number; size: number }): void => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const cell = at.size / rows.length;
  for (const [row, cells] of rows.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) {
        paper.rect(at.x + column * cell, at.y + row * cell, cell + 0.05, cell + 0.05);
      }
    }
  }
  paper.fill('#000000');
};

/** The beginning of a text, cut between words, that fits. */
const fitting = (paper: Paper, text: string, { width, height }: { width: number; height: number }): string => {
  let kept = text;
  while (kept.includes(' ') && paper.heightOfString(kept, { width, lineGap }) > height) {
    kept = `${kept.slice(0, Math.floor(kept.length * 0.94)).replace(/\s+\S*$/, '')}…`;
  }
  return kept;
};

const drawStrips = (paper: Paper, job: Job, address: string): void => {
  const { width, height } = paper.page;
  const top = height - stripHeight;
  const each = width / strips;
  paper.moveTo(0, top).lineTo(width, top).lineWidth(0.7).dash(4, { space: 3 }).strokeColor('#8A948E').stroke();
  for (let index = 0; index < strips; index += 1) {
    if (index > 0) {
      paper
        .moveTo(index * each, top)
        .lineTo(index * each, height)
        .stroke();
    }
    paper.save();
    paper.rotate(-90, { origin: [index * each, height] });
    const options = { width: stripHeight - 20, height: 12, ellipsis: true, lineBreak: true };
    const [x, y] = [index * each + 10, height + 9];
    paper
      .font('Helvetica-Bold')
      .fontSize(9)
      .fillColor(ink)
      .text(writable(job.title), x, y, { ...options, height: 22 });
    paper
      .font('Helvetica')
      .fontSize(8)
      .fillColor(grey)
      .text(writable(job.company.name), x, y + 24, options);
    paper
      .font('Helvetica-Bold')
      .fontSize(8.5)
      .fillColor(green)
      .text(address.replace(/^https?:\/\//, ''), x, y + 38, options);
    paper.restore();
  }
  paper.undash();
};

/**
 * One A4 page for a notice board: what, where, how much, until when; a QR code to the job's page, and strips with its address to
 * tear off (decision P59). `site` is the public address of the site.
 */
export const poster = async (job: Job, site: string): Promise<Buffer> => {
  const { paper, done } = await newPaper({ title: job.title, author: job.company.name });
  const { width, height } = paper.page;
  const inner = width - 2 * side;
  const address = `${site.replace(/\/$/, '')}/jobs/${job.id}`;
  // Everything has its place on this one page.
  paper.page.margins = { top: 0, bottom: 0, left: side, right: side };
  paper.rect(0, 0, width, 92).fill(green);
  paper.font('Helvetica-Bold').fontSize(13).fillColor('#FFFFFF').text('JOB VACANCY', side, 26, { characterSpacing: 2 });
  paper.fontSize(19).text(writable(job.company.name), side, 48, { width: inner, height: 24, ellipsis: true });
  paper.font('Helvetica-Bold').fontSize(34).fillColor(ink);
  paper.text(writable(job.title), side, 112, { width: inner, height: 84, ellipsis: true });
  paper.y += 6;
  const facts = [job.location, employmentTypeLabels[job.employmentType], sayPayAndPeriod(job)].filter((fact) => fact);
  paper
    .font('Helvetica')
    .fontSize(15)
    .text(writable(facts.join('   |   ')), { width: inner, height: 40, ellipsis: true });
  if (job.closingDate) {
    paper.y += 4;
    paper.font('Helvetica-Bold').fontSize(15).fillColor('#8A2B0E');
    paper.text(`Apply by ${formatDayInFull(new Date(job.closingDate))}`, { width: inner });
  }
  paper.y += 12;
  const qr = 168;
  const bottom = height - stripHeight - 26;
  const textTop = paper.y;
  const column = { width: inner - qr - 28, height: bottom - textTop - 60 };
  const wanted = job.requirements.slice(0, mostLines).map((line) => `•  ${line}`);
  paper.font('Helvetica').fontSize(13).fillColor(ink);
  const list = wanted.length > 0 ? writable(`We look for:\n${wanted.join('\n')}`) : '';
  const listHeight = list === '' ? 0 : paper.heightOfString(list, { width: column.width, lineGap }) + 14;
  const about = fitting(paper, writable(job.description), {
    ...column,
    height: Math.max(60, column.height - listHeight),
  });
  paper.text(about, side, textTop, { ...column, lineGap });
  paper.y += 12;
  const left = textTop + column.height - paper.y;
  paper.text(fitting(paper, list, { ...column, height: left }), { width: column.width, height: left, lineGap });
  const x = width - side - qr;
  drawQr(paper, `${address}?utm_source=poster`, { x, y: textTop, size: qr });
  paper.font('Helvetica-Bold').fontSize(12).fillColor(ink);
  paper.text('Scan to read and apply', x, textTop + qr + 10, { width: qr, align: 'center' });
  paper.font('Helvetica').fontSize(10.5).fillColor(grey);
  paper.text(address.replace(/^https?:\/\//, ''), x, textTop + qr + 28, { width: qr, align: 'center' });
  paper.font('Helvetica-Bold').fontSize(11).fillColor(ink);
  paper.text('Nobody may ask you for money to apply. Free for job seekers on PNG Workboard.', side, bottom, {
    width: inner,
    align: 'center',
  });
  drawStrips(paper, job, address);
  paper.end();
  return done;
};
