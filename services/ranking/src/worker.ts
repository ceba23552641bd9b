import { rankingService } from '@workboard/contracts';
import { readEnv, runWorker } from '@workboard/service-kit';
import { workerModule } from './worker.module.js';
import { workerEnvSchema } from './env.js';

runWorker(() => {
  const env = readEnv(workerEnvSchema);
  return { env, service: rankingService, module: workerModule(env) };
});
