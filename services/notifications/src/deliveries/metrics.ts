import { Counter } from 'prom-client';
import type { Delivery } from './delivery.entity.js';

const outcomes = new Counter({
  name: 'workboard_deliveries_total',
  help: 'Tries to send a message, by what came of them (queued: will be tried again)',
  labelNames: ['channel', 'kind', 'outcome'],
});

/** Counts one try to send a message. */
export const countOutcome = ({ channel, kind }: Delivery, outcome: Delivery['state']): void =>
  outcomes.inc({ channel, kind, outcome });
