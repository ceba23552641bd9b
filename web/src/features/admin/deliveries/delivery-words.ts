import type { Channel, DeliveryState } from '@workboard/contracts';
import { optionsOf } from '../../../components/forms/field.js';
import { capitalise } from '../../../lib/text/text.js';
import type { StatusTone } from '../../../theme/palette.js';
import type { ListFilter } from '../admin-list.js';

export const deliveryStates: Record<DeliveryState, { label: string; tone: StatusTone }> = {
  queued: { label: 'Queued', tone: 'applied' },
  sending: { label: 'Sending', tone: 'applied' },
  sent: { label: 'Sent', tone: 'hired' },
  failed: { label: 'Failed', tone: 'rejected' },
  abandoned: { label: 'Abandoned', tone: 'rejected' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const channelLabels: Record<Channel, string> = { email: 'Email', sms: 'SMS' };

/** Those that failed; what was cancelled has nothing to say any more. */
export const isResendable = (state: DeliveryState): boolean => state === 'failed' || state === 'abandoned';

/** `job_alert` reads `Job alert`. */
export const kindLabel = (kind: string): string =>
  kind === 'token' ? 'Account link' : capitalise(kind.replaceAll('_', ' '));

export const deliveryFilters: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: 'all', label: 'All states' },
      ...Object.entries(deliveryStates).map(([value, { label }]) => ({ value, label })),
    ],
  },
  {
    name: 'channel',
    label: 'Channel',
    options: [{ value: 'all', label: 'Email and SMS' }, ...optionsOf(['email', 'sms'] as const, channelLabels)],
  },
];
