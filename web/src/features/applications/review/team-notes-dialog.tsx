import { Box, Typography } from '@mui/material';
import type { Application, UpdateApplication } from '@workboard/contracts';
import { useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { Field } from '../../../components/forms/field.js';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { api, isRefused, reasonOf } from '../../../lib/api/api.js';
import { fullName } from '@workboard/contracts/person-name';
import { keyOf } from '../../../lib/api/read.js';
import { toast } from '../../../lib/toasts/toast.js';
import { useAction } from '../../../lib/api/use-action.js';
import { shownName } from '../../../entities/application/blind.js';

/** What the team notes about an application; notes that a colleague wrote meanwhile are shown before they are replaced. */
export const TeamNotesDialog = ({ application, onClose }: { application: Application; onClose: () => void }) => {
  const { id, user, job } = application;
  const [before, setBefore] = useState(application.notes);
  const [theirs, setTheirs] = useState<string | null>(null);
  const form = useContractForm<{ notes: string }, UpdateApplication>({
    schema: async () => (await import('@workboard/contracts/api/applications')).updateApplicationBody,
    defaultValues: { notes: application.notes ?? '' },
  });

  const send = async (notes: string | null | undefined): Promise<Application> => {
    try {
      return await api.put('/applications/{id}', {
        params: { id },
        query: { includeClosed: 'true' },
        body: { notes, notesBefore: before },
      });
    } catch (error) {
      if (isRefused(error, 'conflict')) {
        const [now] = await api.list('/applications', {
          query: { includeClosed: 'true', userId: user.id, jobId: job.id },
        });
        setBefore(now?.notes ?? null);
        setTheirs(now?.notes ?? '');
      }
      throw error;
    }
  };
  const save = useAction<UpdateApplication, Application>({
    run: ({ notes }) => send(notes),
    refresh: [keyOf('/applications')],
    success: () => ({ title: 'Notes saved', text: shownName(id, user) }),
    failure: (error) => {
      if (!isRefused(error, 'conflict')) {
        toast.error('Error', { text: reasonOf(error, 'Failed to save the notes.') });
      }
    },
    onSuccess: onClose,
  });
  return (
    <TitledDialog title={`Notes on ${fullName(user)}`} onClose={onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {job.title} · Only your team sees this.
      </Typography>
      {theirs !== null && (
        <Box sx={{ mb: 2 }}>
          <Callout tone="warning" title="A colleague changed these notes meanwhile. Saving replaces them.">
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {theirs || 'They are empty now.'}
            </Typography>
          </Callout>
        </Box>
      )}
      <Form form={form} onSubmit={(body) => save.mutateAsync(body)} failure="told" draft={`team-notes-${id}`}>
        <Field name="notes" label="Team notes" rows={6} />
        <SubmitRow busy="Saving..." isBusy={save.isPending} onCancel={onClose}>
          Save Notes
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
