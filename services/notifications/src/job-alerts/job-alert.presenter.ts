import type { JobAlert as JobAlertAnswer } from '@workboard/contracts';
import type { JobAlert } from './job-alert.entity.js';

/** An alert without what only its digests need. */
export const presentJobAlert = ({
  activeSince: _since,
  lastPeriod: _period,
  matchedUntil: _until,
  ...alert
}: JobAlert): JobAlertAnswer => ({
  ...alert,
  createdAt: alert.createdAt.toISOString(),
});
