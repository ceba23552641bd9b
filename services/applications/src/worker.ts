import { applicationsService } from '@workboard/contracts';
import { readEnv, runWorker } from '@workboard/service-kit';
import { appModule } from './app.module.js';
import { envSchema } from './env.js';

runWorker(() => {
  const env = readEnv(envSchema);
  return { env, service: applicationsService, module: appModule(env) };
});
