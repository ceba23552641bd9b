export { waitFor } from '@workboard/local-servers';
export { testDatabase, type SchemaSetup, type TestDatabase } from './database.js';
export { ownRedis, type OwnRedis } from './own-redis.js';
export { testRedis, type TestRedis } from './redis.js';
export { line, pdfOf } from './pdf.js';
export { servePeer, startTestService, testCaller, type RunningService } from './service-harness.js';
export { outcomeOf, refusalOf } from './refusal.js';
export { testSmtp, type ReceivedMail, type SmtpBehaviour, type TestSmtp } from './smtp.js';
export { testStorage, type TestStorage } from './storage.js';
