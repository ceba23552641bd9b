import { register } from 'node:module';

// Preloaded into the processes of a run whose code is changed (`NODE_OPTIONS=--import`); the changes stand in FAULT_PATCHES.
register('./patch-hooks.js', import.meta.url, { data: JSON.parse(process.env['FAULT_PATCHES'] ?? '[]') as unknown });
