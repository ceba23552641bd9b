import { companiesService } from '@workboard/contracts';
import { readEnv, runWorker } from '@workboard/service-kit';
import { workerEnvSchema } from './env.js';
import { workerModule } from './worker.module.js';

runWorker(() => {
  const env = readEnv(workerEnvSchema);
  return { env, service: companiesService, module: workerModule(env) };
});
