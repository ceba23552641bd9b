import { applicationsService } from '@workboard/contracts';
import { readEnv, runWorker } from '@workboard/service-kit';
import { envSchema } from './env.js';
import { workerModule } from './worker.module.js';

runWorker(() => {
  const env = readEnv(envSchema);
  return { env, service: applicationsService, module: workerModule(env) };
});
