// npm run --silent rank: pools as JSON lines in, rankings as JSON lines out. Builds the service first when it is not built.
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
await import('../dist/cli/rank.js');
