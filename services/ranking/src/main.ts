import { rankingService } from '@workboard/contracts';
import { readEnv, runService } from '@workboard/service-kit';
import { appModule } from './app.module.js';
import { envSchema } from './env.js';

runService(() => {
  const env = readEnv(envSchema);
  return { env, service: rankingService, module: appModule(env) };
});
