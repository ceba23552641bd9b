export { StartFault } from './fault.js';
export { isAlive } from './is-alive.js';
export { freePort, portAnswers, portIsFree } from './ports.js';
export { startPostgres, untilReady, type RunningServer, type ServerOptions } from './postgres.js';
export {
  changeUrl,
  initSql,
  prepareDatabase,
  services,
  withClient,
  type MigratableDataSource,
  type ServiceName,
} from './prepare-database.js';
export { addToFile, hole } from './broken-file.js';
export { ping, redisProgram, startRedis, type RedisUsers } from './redis.js';
export { localS3Credentials, openStorage } from './storage.js';
export { temporaryFolder } from './temporary-folder.js';
export { startTestServers, type TestServers } from './test-servers.js';
export { lastLines, startTied, type TiedOptions, type TiedProcess } from './tied-process.js';
export { waitFor } from './wait-for.js';
