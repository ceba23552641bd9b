import { Stack } from '@mui/material';
import type { AddNotes, DecidedMany } from '@workboard/contracts';
import { Field } from '../../../components/forms/field.js';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { api } from '../../../lib/api/api.js';
import { sendInParts } from '../../../lib/api/in-parts.js';
import { plural } from '../../../lib/text/text.js';
import { useAction } from '../../../lib/api/use-action.js';
import type { BulkDialogProps } from './bulk-actions.js';
import { useRefused } from './use-refused.js';
import { historyKey, notesQuery } from '../review/review-queries.js';

type Note = Pick<AddNotes, 'text'>;

/** Adds the same note to all that are chosen (decision P45). */
export const NoteMany = (props: BulkDialogProps) => {
  const { applications, onClose } = props;
  const { onSuccess, note } = useRefused(props);
  const ids = applications.map(({ id }) => id);
  const form = useContractForm<Note, Note>({
    schema: async () => (await import('@workboard/contracts/api/review')).addNotesBody.pick({ text: true }),
    defaultValues: { text: '' },
  });
  const add = useAction<Note, DecidedMany>({
    run: ({ text }, { idempotencyKey }) =>
      sendInParts([{ ids }], (part) =>
        // Each part is a call of its own.
        api.post('/applications/notes', {
          body: { ids: part.ids, text },
          idempotencyKey: `${idempotencyKey}.${part.ids[0]}`,
        }),
      ),
    refresh: ids.flatMap((id) => [notesQuery(id).queryKey, historyKey(id)]),
    success: ({ changed }) =>
      changed.length > 0 ? { title: `Note added to ${plural(changed.length, 'application')}` } : null,
    failure: null,
    onSuccess,
  });
  return (
    <TitledDialog title={`Note on ${plural(ids.length, 'applicant')}`} onClose={onClose}>
      {note || (
        // Once some have it, sending it again would give it to them twice.
        <Form form={form} aria-label="Note on several" onSubmit={(values) => add.mutateAsync(values)}>
          <Stack sx={{ gap: 2 }}>
            <Field name="text" label="Note" rows={3} hint="Only your team sees notes. Each application gets its own." />
            <SubmitRow busy="Saving..." isBusy={add.isPending}>
              Add note
            </SubmitRow>
          </Stack>
        </Form>
      )}
    </TitledDialog>
  );
};
