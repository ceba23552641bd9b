import type { SavedJob, SavedJobMetadata } from '@workboard/contracts';
import { priorities } from '@workboard/contracts/enums';
import { Field, FieldRow, optionsOf } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { api } from '../../lib/api/api.js';
import { priorityLabels } from './saved-list.js';
import { type SavedEntry, savedJobsQuery } from '../../entities/job/job-queries.js';
import { sendOrKeep, waits } from '../../offline/send-or-keep.js';
import { useAction } from '../../lib/api/use-action.js';

interface Values {
  notes: string;
  folder: string;
  priority: string;
}

/** Notes, folder and priority of a saved job. */
export const NotesDialog = ({ saved, onClose }: { saved: SavedEntry; onClose: () => void }) => {
  const form = useContractForm<Values, SavedJobMetadata>({
    schema: async () => (await import('@workboard/contracts/api/saved-jobs')).savedJobMetadataBody,
    defaultValues: { notes: saved.notes ?? '', folder: saved.folder, priority: saved.priority },
  });
  const save = useAction<SavedJobMetadata, SavedJob | typeof waits, SavedEntry[]>({
    run: (body, { idempotencyKey = '' }) =>
      sendOrKeep(() => api.put('/saved-jobs/{jobId}/metadata', { params: { jobId: saved.jobId }, body }), {
        key: idempotencyKey,
        accountId: saved.userId,
        kind: 'notes',
        jobId: saved.jobId,
        title: saved.job.title,
        company: saved.job.company?.name ?? '',
        metadata: body,
      }),
    optimistic: (body) => ({
      key: savedJobsQuery.queryKey,
      change: (list) => list.map((entry) => (entry.jobId === saved.jobId ? { ...entry, ...body } : entry)),
    }),
    refresh: [savedJobsQuery.queryKey],
    success: (answer) => ({
      title: answer === waits ? 'Notes kept on this device' : 'Notes updated successfully',
      text: answer === waits ? `${saved.job.title}. Waiting for a signal.` : saved.job.title,
    }),
    failure: null,
    onSuccess: onClose,
  });
  return (
    <TitledDialog title={`Notes on ${saved.job.title}`} onClose={onClose}>
      <Form form={form} onSubmit={(body) => save.mutateAsync(body)} draft={`notes-${saved.jobId}`}>
        <Field name="notes" label="Notes" rows={5} />
        <FieldRow>
          <Field name="folder" label="Folder" />
          <Field name="priority" label="Priority" options={optionsOf(priorities, priorityLabels)} />
        </FieldRow>
        <SubmitRow busy="Saving..." isBusy={save.isPending} onCancel={onClose}>
          Save Notes
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
