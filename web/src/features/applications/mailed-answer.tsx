import type { Application } from '@workboard/contracts';
import { interviewAnswers } from '@workboard/contracts/enums';
import { useSearchParams } from 'react-router-dom';
import { upcomingOf } from '../../lib/interviews.js';
import { useNow } from '../../lib/use-now.js';
import { AnswerDialog } from './answer-dialog.js';

/**
 * The answer that a mailed link proposes (`?interview=7&answer=coming`), on whichever page of the list the application
 * stands. Opening the link sends nothing.
 */
export const MailedAnswer = ({ applications }: { applications: readonly Application[] }) => {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const answer = interviewAnswers.find((value) => value === params.get('answer'));
  const found = upcomingOf(applications, now).find(({ interview }) => String(interview.id) === params.get('interview'));
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete('interview');
    rest.delete('answer');
    setParams(rest, { replace: true });
  };
  return answer && found ? <AnswerDialog {...found} answer={answer} onClose={close} /> : null;
};
