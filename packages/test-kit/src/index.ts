export { testDatabase, type MigratableDataSource, type SchemaSetup, type TestDatabase } from './database.js';
export { changeUrl, prepareDatabase, services, withClient, type ServiceName } from './prepare-database.js';
export { testRedis, type TestRedis } from './redis.js';
export { testSmtp, type ReceivedMail, type SmtpBehaviour, type TestSmtp } from './smtp.js';
export { localS3Credentials, testStorage, type TestStorage } from './storage.js';
export { waitFor } from './wait-for.js';
