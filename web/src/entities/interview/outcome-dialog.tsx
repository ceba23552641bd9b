import { Box, Button } from '@mui/material';
import type { Interview } from '@workboard/contracts';
import { type InterviewOutcome, interviewOutcomes } from '@workboard/contracts/enums';
import { useId, useState } from 'react';
import { Help, Label, Select, TextArea } from '../../components/forms/controls.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { interviewOutcomeLabels } from './interview-labels.js';
import { useSaveOutcome } from './use-interview-actions.js';

/** How an interview went, for the employer's own people. */
export const OutcomeDialog = ({ interview, onClose }: { interview: Interview; onClose: () => void }) => {
  const id = useId();
  const [outcome, setOutcome] = useState<InterviewOutcome>(interview.outcome ?? 'attended');
  const [outcomeNote, setOutcomeNote] = useState(interview.outcomeNote ?? '');
  const save = useSaveOutcome(onClose);
  return (
    <TitledDialog
      title="How did it go?"
      onClose={onClose}
      leave="Cancel"
      actions={
        <Button
          variant="contained"
          disabled={save.isPending}
          onClick={() => save.mutate({ id: interview.id, outcome, outcomeNote })}
        >
          Save
        </Button>
      }
    >
      <Label htmlFor={`${id}-outcome`}>Outcome</Label>
      <Box
        component={Select}
        id={`${id}-outcome`}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value as InterviewOutcome)}
        sx={{ mb: 2 }}
      >
        {interviewOutcomes.map((value) => (
          <option key={value} value={value}>
            {interviewOutcomeLabels[value]}
          </option>
        ))}
      </Box>
      <Label htmlFor={`${id}-note`}>Note</Label>
      <TextArea
        id={`${id}-note`}
        rows={4}
        maxLength={2000}
        value={outcomeNote}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setOutcomeNote(event.target.value)}
      />
      <Help id={`${id}-hint`}>Only your team sees this.</Help>
    </TitledDialog>
  );
};
