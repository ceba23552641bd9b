import { Button } from '@mui/material';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import type { Choosable } from '../deciding/use-decide-many.js';

export interface BulkDialogProps {
  applications: readonly Choosable[];
  /** Nobody is chosen any more. */
  onDone: () => void;
  onClose: () => void;
}

/** What the bar offers beside statuses, in its order; a further one is a further line (decision P41). */
const actions: readonly { label: string; Dialog: ComponentType<BulkDialogProps> }[] = [
  { label: 'Note…', Dialog: lazyDialog(async () => (await import('./note-many.js')).NoteMany) },
  { label: 'Tag…', Dialog: lazyDialog(async () => (await import('./tag-many.js')).TagMany) },
];

/** What else can be done with several applicants at once, drawn among the buttons of the bar. */
export const BulkActions = (props: Omit<BulkDialogProps, 'onClose'>) => {
  const [open, setOpen] = useState<string | null>(null);
  return actions.map(({ label, Dialog }) => (
    <Suspense key={label} fallback={null}>
      <Button size="small" onClick={() => setOpen(label)}>
        {label}
      </Button>
      {open === label && <Dialog {...props} onClose={() => setOpen(null)} />}
    </Suspense>
  ));
};
