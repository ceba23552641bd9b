import { Typography } from '@mui/material';
import type { ScoreCriteria } from '@workboard/contracts';
import { scoreCriteriaMax } from '@workboard/contracts/constants';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { StringList } from '../../../components/forms/string-list.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { api } from '../../../lib/api/api.js';
import { useAction } from '../../../lib/api/use-action.js';
import { scoresQuery } from './review-queries.js';

interface ScoreCriteriaDialogProps {
  id: number;
  jobId: number;
  criteria: string[];
  onClose: () => void;
}

/** What all applicants of a job are scored by (decision P47). */
export const ScoreCriteriaDialog = ({ id, jobId, criteria, onClose }: ScoreCriteriaDialogProps) => {
  const form = useContractForm<{ criteria: string[] }, ScoreCriteria>({
    schema: async () => (await import('@workboard/contracts/api/review')).scoreCriteriaBody,
    defaultValues: { criteria },
  });
  const save = useAction<ScoreCriteria, ScoreCriteria>({
    run: (body) => api.put('/jobs/{id}/score-criteria', { params: { id: jobId }, body }),
    refresh: [scoresQuery(id).queryKey],
    success: { title: 'Criteria saved' },
    failure: null,
    onSuccess: onClose,
  });
  return (
    <TitledDialog title="Scorecard criteria" onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Your team scores everybody who applies for this job by these, {scoreCriteriaMax} at most. Scores that were given
        stay.
      </Typography>
      <Form form={form} onSubmit={(body) => save.mutateAsync(body)}>
        <StringList name="criteria" label="Criteria" entry="criterion" placeholder="Drives safely" />
        <SubmitRow busy="Saving..." isBusy={save.isPending} onCancel={onClose}>
          Save criteria
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
