import { readEnv, startOrExit, stopOnSignal } from '@workboard/service-kit';
import { envSchema } from './env.js';
import { startGateway } from './gateway.js';

startOrExit(async () => {
  const { stop } = await startGateway(readEnv(envSchema));
  stopOnSignal(stop);
});
