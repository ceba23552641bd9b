import { Button, Typography } from '@mui/material';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { statusNews } from '@workboard/contracts/statuses';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { plural } from '../../../lib/text/text.js';
import { sayHold } from '../../../entities/application/say-wait.js';
import { OwnWordsField, useOwnWords } from '../../../entities/application/messages/own-words.js';
import type { Addressee } from '../../../entities/application/messages/recipients.js';

interface RejectManyDialogProps {
  applications: readonly (Addressee & { nextInterview: object | null })[];
  /** How long the mails wait; undefined until it is known. */
  holds: StatusHolds | undefined;
  /** `message` is the employer's own text, if they wrote one (decision P44). */
  onConfirm: (message: string | undefined) => void;
  onClose: () => void;
  /** Whether `onConfirm` sends `message`; only then it is asked for. */
  takesMessage: boolean;
}

/** Asked before several are rejected, with the words of the mail (decisions P17, P25). */
export const RejectManyDialog = ({ applications, holds, onConfirm, onClose, takesMessage }: RejectManyDialogProps) => {
  const words = useOwnWords();
  const interviews = applications.filter(({ nextInterview }) => nextInterview !== null).length;
  const news = statusNews('rejected', applications[0]?.job.title ?? '');
  const confirm = () => {
    if (words.check()) {
      onConfirm(words.text ?? undefined);
      onClose();
    }
  };
  return (
    <TitledDialog
      title={`Reject ${plural(applications.length, 'applicant')}?`}
      onClose={onClose}
      leave="Cancel"
      actions={
        <Button variant="contained" color="error" onClick={confirm}>
          Reject
        </Button>
      }
    >
      <Typography>
        {holds ? `After ${sayHold(holds.rejectedMs)}` : 'Later'} each is mailed
        {words.text === null ? `: “${news.text}”` : ', in your words.'} Until then you can take it back.
      </Typography>
      {interviews > 0 && (
        <Typography sx={{ mt: 1.5 }}>
          {plural(interviews, 'interview')} still to come {interviews === 1 ? 'is' : 'are'} cancelled and told at once,
          which cannot be taken back.
        </Typography>
      )}
      {takesMessage && <OwnWordsField words={words} applications={applications} />}
    </TitledDialog>
  );
};
