export { envSchema, type Env } from './env.js';
export { startGateway } from './gateway.js';
