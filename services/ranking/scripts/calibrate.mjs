// npm run --silent rank:calibrate: puts a language model's scores on the scale of the embedded engine. Builds the service first when it is not built.
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
await import('../dist/cli/calibrate.js');
