import { setFlagsFromString } from 'node:v8';
import { readEnv, startOrExit, stopOnSignal } from '@workboard/service-kit';
import { envSchema } from './env.js';
import { startGateway } from './gateway.js';

/**
 * How much the heap grows, in percent of what lives, before all of it is looked through. What passes here lies in buffers outside of the
 * heap, which V8 counts with it: a busy gateway would spend a quarter of its time on that (docs/adr/0062).
 */
const growth = 50;
/** The flag of processes that save memory. */
const savesMemory = process.execArgv.includes('--optimize-for-size');

startOrExit(async () => {
  if (!savesMemory) {
    setFlagsFromString(`--heap-growing-percent=${growth}`);
  }
  const { stop } = await startGateway(readEnv(envSchema));
  stopOnSignal(stop);
});
