import { Button, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { answerLines } from '@workboard/contracts/questions';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { formatDay } from '../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { Answers } from './answers.js';

/** The browser needs a moment to lay the page out (spec §9). */
const printWaitMs = 250;

/** Prints the letter on a page of its own. Text only: nothing an applicant wrote is ever read as HTML. */
export const printLetter = (application: Application): void => {
  const { user, job, coverLetter, appliedAt } = application;
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  frame.title = 'Cover letter to print';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) {
    frame.remove();
    return;
  }
  page.title = `Cover letter of ${fullName(user)}`;
  const add = (tag: string, text: string, style = '') => {
    const element = page.createElement(tag);
    element.textContent = text;
    element.style.cssText = style;
    page.body.append(element);
  };
  page.body.style.cssText = 'font:12pt/1.5 Georgia,serif;margin:2cm';
  add('h1', fullName(user), 'font-size:16pt;margin:0');
  add('p', `${user.email} · ${job.title}, ${job.company.name} · ${formatDay(appliedAt)}`, 'color:#444;margin:0 0 1cm');
  add('p', coverLetter, 'white-space:pre-wrap');
  for (const { question, answer } of answerLines(application)) {
    add('p', question, 'font-weight:bold;margin:.5cm 0 0');
    add('p', answer, 'white-space:pre-wrap;margin:0');
  }
  setTimeout(() => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  }, printWaitMs);
};

/** The letter as it was sent, to read or to print. */
export const CoverLetterDialog = ({ application, onClose }: { application: Application; onClose: () => void }) => (
  <TitledDialog
    title="Cover Letter"
    onClose={onClose}
    leave="Close"
    actions={
      <Button variant="contained" onClick={() => printLetter(application)}>
        Print
      </Button>
    }
  >
    <Typography sx={{ color: 'text.secondary', mb: 2 }}>
      {fullName(application.user)} · {application.job.title} ·{' '}
      <span style={{ whiteSpace: 'nowrap' }}>{formatDay(application.appliedAt)}</span>
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{application.coverLetter}</Typography>
    <Answers application={application} />
  </TitledDialog>
);
