import { Suspense, useState } from 'react';
import { Button } from '../../../components/elements/button.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';

const FactsDialog = lazyDialog(async () => (await import('./facts-dialog.js')).FactsDialog);

/** Tells seekers that employers may sort by a ranking, and shows what it reads of them (decision P34). */
export const SeekerNote = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="seeker-note">
      <p className="text-small quiet">
        Employers may use an AI suggestion to sort applications. It decides nothing; people do.
      </p>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        See what it reads of you
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FactsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
