import { runInForeground } from './foreground.js';

// `npm start`.
await runInForeground();
