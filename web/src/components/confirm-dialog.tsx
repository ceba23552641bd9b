import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { Question } from '../lib/confirm.js';

/** Cancel or Delete. */
export const ConfirmDialog = ({ question }: { question: Question }) => {
  const id = useId();
  return (
    <Dialog open onClose={() => question.answer(false)} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {question.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{question.text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pt: 0, pb: 2.5 }}>
        <Button variant="outlined" onClick={() => question.answer(false)}>
          Cancel
        </Button>
        <Button variant="contained" color="error" onClick={() => question.answer(true)}>
          {question.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
