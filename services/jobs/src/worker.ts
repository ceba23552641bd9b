import { jobsService } from '@workboard/contracts';
import { readEnv, runWorker } from '@workboard/service-kit';
import { workerModule } from './app.module.js';
import { envSchema } from './env.js';

runWorker(() => {
  const env = readEnv(envSchema);
  return { env, service: jobsService, module: workerModule(env) };
});
