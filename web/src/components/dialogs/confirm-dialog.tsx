import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { Question } from '../../lib/toasts/confirm.js';
import { Toaster } from '../feedback/toaster.js';

/** Cancel or Delete, and a gentler way where there is one. */
export const ConfirmDialog = ({ question }: { question: Question }) => {
  const id = useId();
  const { instead } = question;
  const runInstead = () => {
    question.answer(false);
    instead?.run();
  };
  return (
    <Dialog open onClose={() => question.answer(false)} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {question.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{question.text}</DialogContentText>
        {question.consequence && (
          <DialogContentText sx={{ mt: 1.5, color: 'text.primary' }}>{question.consequence}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions
        sx={{ px: 3, pt: 0, pb: 2.5, flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}
      >
        <Button variant="outlined" onClick={() => question.answer(false)}>
          Cancel
        </Button>
        {instead && (
          <Button variant="outlined" onClick={runInstead}>
            {instead.label}
          </Button>
        )}
        <Button variant="contained" color="error" onClick={() => question.answer(true)}>
          {question.confirmLabel}
        </Button>
      </DialogActions>
      <Toaster />
    </Dialog>
  );
};
