import { Stack, Typography } from '@mui/material';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { plural } from '../../../lib/text/text.js';
import type { BulkDialogProps } from './bulk-actions.js';
import { useRefused } from './use-refused.js';
import { TagInput } from '../review/tag-input.js';
import { useChangeTags } from '../review/use-change-tags.js';

/** Tags all that are chosen (decision P46). */
export const TagMany = (props: BulkDialogProps) => {
  const { applications, onClose } = props;
  const { onSuccess, note } = useRefused(props);
  const ids = applications.map(({ id }) => id);
  const change = useChangeTags({ onSuccess });
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
        {note}
      </Stack>
    </TitledDialog>
  );
};
