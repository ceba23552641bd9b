import type { User } from '@workboard/contracts';
import { StatusChip } from '../../../components/elements/status-chip.js';

/** Verified or not, as a word. */
export const UserStatus = ({ user }: { user: User }) => (
  <StatusChip label={user.isVerified ? 'Verified' : 'Pending'} tone={user.isVerified ? 'hired' : 'interviewing'} />
);
