import { Clock } from '@workboard/service-kit';

// The worker with a clock that runs ahead, for tests that kill it at a certain time of day.
const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
Clock.prototype.now = () => new Date(Date.now() + aheadMs);
await import('../worker.js');
