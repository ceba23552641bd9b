import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { fullName } from '@workboard/contracts/person-name';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import type { Addressee } from '../../../entities/application/messages/recipients.js';
import { useIsWriter } from '../../../lib/session/writers.js';

const ComposeDialog = lazyDialog(async () => (await import('./compose-dialog.js')).ComposeDialog);

interface MessageButtonProps {
  /** Whom it goes to; withdrawn ones are written to no more. */
  applications: readonly Addressee[];
  label?: string;
  variant?: 'outlined' | 'text' | 'contained';
}

/** Opens the message to one applicant or to several (decision P43). */
export const MessageButton = ({ applications, label = 'Message', variant = 'outlined' }: MessageButtonProps) => {
  // As they were chosen when the dialog opened: what is typed is meant for these.
  const [open, setOpen] = useState<readonly Addressee[] | null>(null);
  const isWriter = useIsWriter();
  const [first] = applications;
  const reachable = applications.filter(({ withdrawnAt }) => !withdrawnAt);
  return (
    <>
      {reachable.length > 0 && isWriter && (
        <Button
          size="small"
          variant={variant}
          onClick={() => setOpen(reachable)}
          aria-label={applications.length === 1 && first ? `Message to ${fullName(first.user)}` : undefined}
        >
          {label}
        </Button>
      )}
      <Suspense fallback={null}>{open && <ComposeDialog applications={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
};
