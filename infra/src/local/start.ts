import { runInForeground } from './foreground.js';

// `npm start`; `-- --small` runs all services in one process and all workers in another.
await runInForeground({ small: process.argv.includes('--small') });
