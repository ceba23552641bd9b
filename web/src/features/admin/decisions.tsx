import { Button, Stack, Typography } from '@mui/material';
import type { DecisionReason } from '@workboard/contracts';
import { useState } from 'react';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';

/**
 * Rows that were decided on since the list was last narrowed or paged: they stay in sight, with Undo, so that the pointer
 * never stands on the next row's button by surprise.
 */
export const useDecided = (params: object) => {
  const list = JSON.stringify(params);
  const [state, setState] = useState({ list, ids: [] as readonly number[] });
  const idsOf = (kept: typeof state) => (kept.list === list ? kept.ids : []);
  return {
    has: (id: number) => idsOf(state).includes(id),
    add: (...more: readonly number[]) => setState((kept) => ({ list, ids: [...idsOf(kept), ...more] })),
  };
};

interface DecidedProps {
  name: string;
  onUndo: () => void;
  /** Left out where there is nothing to explain. */
  onReason?: () => void;
}

/** Below the state of a row that was just decided on. */
export const Decided = ({ name, onUndo, onReason }: DecidedProps) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', ml: { md: -1 }, justifyContent: { xs: 'flex-end', md: 'flex-start' } }}
  >
    <Button size="small" aria-label={`Undo: ${name}`} onClick={onUndo}>
      Undo
    </Button>
    {onReason && (
      <Button size="small" aria-label={`Give a reason: ${name}`} sx={{ whiteSpace: 'nowrap' }} onClick={onReason}>
        Give a reason
      </Button>
    )}
  </Stack>
);

interface ReasonDialogProps {
  title: string;
  /** Who reads it. */
  text: string;
  /** What it does, where it is not done yet. */
  consequence?: string;
  submit: string;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why something was decided; somebody reads it in a mail. */
export const ReasonDialog = ({ title, text, consequence, submit, onSend, onClose }: ReasonDialogProps) => {
  const form = useContractForm<DecisionReason, DecisionReason>({
    schema: async () => (await import('@workboard/contracts/api/admin')).decisionReasonBody,
    defaultValues: { reason: '' },
  });
  const send = async ({ reason }: DecisionReason) => {
    await onSend(reason);
    onClose();
  };
  return (
    <TitledDialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={send} failure="told" aria-label={title}>
        {consequence && <Typography>{consequence}</Typography>}
        <Typography>{text}</Typography>
        <Field name="reason" label="Reason" rows={4} required />
        <SubmitRow busy="Sending..." isBusy={form.formState.isSubmitting} onCancel={onClose}>
          {submit}
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};
