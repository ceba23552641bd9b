import { Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Section } from '../../components/layout/section.js';
import { useUser } from '../../lib/session/session.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';

const Dialog = lazyDialog(async () => (await import('./close-account-dialog.js')).CloseAccountDialog);

/** The way out: the account is deleted after a week (decision A18). */
export const CloseAccount = () => {
  const { deleteAfter } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  if (deleteAfter) {
    return null;
  }
  return (
    <Section card title="Delete my account">
      <Typography sx={{ mb: 2 }}>You have 7 days to change your mind. After that nobody can bring it back.</Typography>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
};
