import { Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { Application, Interview } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import type { EndingStatus } from '@workboard/contracts/enums';
import { useState } from 'react';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { OwnWordsField, useOwnWords } from '../../../entities/application/messages/own-words.js';
import { StatusMailPreview } from './status-mail-preview.js';

interface CancelInterviewChoiceProps {
  interview: Interview;
  firstName: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Whether the interview that is still planned ends with the application (decision P19). */
const CancelInterviewChoice = ({ interview, firstName, isChecked, onChange }: CancelInterviewChoiceProps) => (
  <FormControlLabel
    control={<Checkbox checked={isChecked} onChange={(event) => onChange(event.target.checked)} />}
    label={`Cancel the interview on ${formatDayAndTime(interview.scheduledAt)} and tell ${firstName} now`}
  />
);

interface EndingDialogProps {
  application: Application;
  status: EndingStatus;
  /** How long the mail waits; undefined until it is known. */
  holds: StatusHolds | undefined;
  /** `message` is the employer's own text for a rejection, if they wrote one (decision P44). */
  onConfirm: (choice: { cancelInterviews: boolean; message?: string }) => void;
  onClose: () => void;
  /** Whether `onConfirm` sends `message`; only then it is asked for. */
  takesMessage?: boolean;
}

/**
 * Asked before somebody is hired, with the words of the mail (decision P17), and before somebody with an interview to come is
 * rejected (decision P19).
 */
export const EndingDialog = ({ application, status, holds, onConfirm, onClose, takesMessage }: EndingDialogProps) => {
  const [cancelInterviews, setCancelInterviews] = useState(true);
  const words = useOwnWords();
  const name = fullName(application.user);
  const interview = application.nextInterview;
  const isRejection = status === 'rejected';
  return (
    <TitledDialog
      title={isRejection ? `Reject ${name}?` : `Mark ${name} as hired?`}
      onClose={onClose}
      leave="Cancel"
      actions={
        <Button
          variant="contained"
          color={isRejection ? 'error' : 'primary'}
          onClick={() => {
            if (words.check()) {
              onConfirm({
                cancelInterviews: interview !== null && cancelInterviews,
                ...(words.text !== null && { message: words.text }),
              });
              onClose();
            }
          }}
        >
          {isRejection ? 'Reject' : 'Mark as hired'}
        </Button>
      }
    >
      {words.text === null && <StatusMailPreview application={application} status={status} holds={holds} />}
      {isRejection && takesMessage && <OwnWordsField words={words} applications={[application]} />}
      {interview && (
        <>
          <Typography sx={{ mt: 2, mb: 1 }}>
            An interview for {application.job.title} is still planned. Somebody who is not told may travel to it.
          </Typography>
          <CancelInterviewChoice
            interview={interview}
            firstName={application.user.firstName}
            isChecked={cancelInterviews}
            onChange={setCancelInterviews}
          />
        </>
      )}
    </TitledDialog>
  );
};
