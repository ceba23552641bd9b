import { Button, Typography } from '@mui/material';
import type { Application, StatusNotice } from '@workboard/contracts';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { api } from '../../../lib/api/api.js';
import { fullName } from '@workboard/contracts/person-name';
import { useAction } from '../../../lib/api/use-action.js';
import { shownName } from '../../../entities/application/blind.js';
import { outboxQuery } from '../../../entities/application/outbox-query.js';
import { OwnWordsField, useOwnWords } from '../../../entities/application/messages/own-words.js';
import { addresseeOf } from '../../../entities/application/messages/recipients.js';

/** Changes the words of a rejection whose mail waits (decision P44). */
export const RewordDialog = ({ notice, onClose }: { notice: StatusNotice; onClose: () => void }) => {
  const words = useOwnWords(notice.hasOwnText ? notice.mail.text : null);
  const save = useAction<string | null, Application>({
    run: (message) =>
      api.put('/applications/{id}', {
        params: { id: notice.applicationId },
        query: { includeClosed: 'true' },
        body: { status: notice.to, message },
      }),
    refresh: [outboxQuery.queryKey],
    success: () => ({ title: 'Words of the mail saved', text: shownName(notice.applicationId, notice.applicant) }),
    failure: { title: 'Error', text: 'Failed to save the words of the mail.' },
    onSuccess: onClose,
  });
  return (
    <TitledDialog
      title={`Mail to ${fullName(notice.applicant)}`}
      onClose={onClose}
      leave="Cancel"
      actions={
        <Button variant="contained" disabled={save.isPending} onClick={() => words.check() && save.mutate(words.text)}>
          Save
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        The mail about {notice.job.title} waits as long as before; you can still take it back.
      </Typography>
      <OwnWordsField words={words} applications={[addresseeOf(notice)]} />
    </TitledDialog>
  );
};
