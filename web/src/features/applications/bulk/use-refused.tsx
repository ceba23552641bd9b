import type { DecidedMany } from '@workboard/contracts';
import { fullName } from '@workboard/contracts/person-name';
import { useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { RefusalLines, sayRefusals } from '../../../components/lists/refusals.js';
import type { BulkDialogProps } from './bulk-actions.js';

/** Closes a dialog about several once all are done; names the others, as the view shows them, in `note`. */
export const useRefused = ({ applications, onDone, onClose }: BulkDialogProps) => {
  const [lines, setLines] = useState<readonly string[]>([]);
  const onSuccess = ({ refused }: DecidedMany): void => {
    if (refused.length > 0) {
      setLines(sayRefusals(refused, applications, ({ user }) => fullName(user)));
      return;
    }
    onDone();
    onClose();
  };
  const note = lines.length > 0 && (
    <Callout tone="warning" title="The others were changed, but not these:">
      <RefusalLines lines={lines} />
    </Callout>
  );
  return { onSuccess, note };
};
