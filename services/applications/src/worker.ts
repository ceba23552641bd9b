import { applicationsService } from '@workboard/contracts';
import { readEnv, runWorker } from '@workboard/service-kit';
import { workerModule } from './app.module.js';
import { envSchema } from './env.js';

runWorker(() => {
  const env = readEnv(envSchema);
  return { env, service: applicationsService, module: workerModule(env) };
});
