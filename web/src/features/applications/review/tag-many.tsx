import { Box, Button, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { useState } from 'react';
import { Callout } from '../../../components/callout.js';
import { TitledDialog } from '../../../components/titled-dialog.js';
import { fullName, plural } from '../../../lib/labels.js';
import { TagInput } from './tag-input.js';
import { useChangeTags } from './use-change-tags.js';

type Tagged = Pick<Application, 'id'> & { user: Pick<Application['user'], 'firstName' | 'lastName'> };

interface TagManyProps {
  applications: readonly Tagged[];
  /** Nobody is chosen any more. */
  onDone: () => void;
}

const Dialog = ({ applications, onDone, onClose }: TagManyProps & { onClose: () => void }) => {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const ids = applications.map(({ id }) => id);
  const nameOf = (id: number) => {
    const one = applications.find((application) => application.id === id);
    return one ? fullName(one.user) : `Application ${id}`;
  };
  const change = useChangeTags({
    onSuccess: (done) => {
      if (done.refused.length > 0) {
        setRefused(done.refused.map(({ id, error }) => `${nameOf(id)}: ${error}`));
        return;
      }
      onDone();
      onClose();
    },
  });
  return (
    <TitledDialog title={`Tag ${plural(ids.length, 'applicant')}`} onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>Only your team sees tags.</Typography>
        <TagInput
          label="Tag to give"
          button={change.isPending ? 'Saving...' : 'Give tag'}
          isBusy={change.isPending}
          onTag={(tag) => change.mutate({ ids, add: [tag], remove: [] })}
        />
        <TagInput
          label="Tag to take away"
          button="Take away"
          isBusy={change.isPending}
          onTag={(tag) => change.mutate({ ids, add: [], remove: [tag] })}
        />
        {refused.length > 0 && (
          <Callout tone="warning" title="The others were changed, but not these:">
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Callout>
        )}
      </Stack>
    </TitledDialog>
  );
};

/** Tags all that are chosen, among the buttons of the bar (decision P46). */
export const TagMany = ({ applications, onDone }: TagManyProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Tag…
      </Button>
      {isOpen && <Dialog applications={applications} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
};
