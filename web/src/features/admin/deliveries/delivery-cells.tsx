import { Typography } from '@mui/material';
import type { Delivery } from '@workboard/contracts';
import { breakable, LongText } from '../../../components/lists/data-table.js';
import { TextLink } from '../../../components/elements/link.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { deliveryStates } from './delivery-words.js';

/** Whom a message is for. */
export const Addressee = ({ address, userId, person }: Pick<Delivery, 'address' | 'userId' | 'person'>) => {
  const text = address ?? (userId === null ? 'Not known yet' : person === null ? `User ${userId}` : null);
  return (
    <>
      {person && <TextLink to={`/admin/users/${userId}`}>{breakable(person)}</TextLink>}
      {text && (
        <Typography component="div" variant="body2">
          <LongText>{text}</LongText>
        </Typography>
      )}
    </>
  );
};

/** What became of it, and why not. */
export const DeliveryStatus = ({ state, lastError }: Pick<Delivery, 'state' | 'lastError'>) => (
  <>
    <StatusChip {...deliveryStates[state]} />
    {state !== 'sent' && lastError && (
      <Typography variant="caption" component="p" sx={{ mt: 0.5, maxWidth: 320, overflowWrap: 'anywhere' }}>
        {lastError}
      </Typography>
    )}
  </>
);
