import { readFileSync } from 'node:fs';
import { Gauge } from 'prom-client';

const manifest = new URL('../../../../package.json', import.meta.url);

/** The version of PNG Workboard that this process runs, as the root's package.json says. */
export const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

const info = new Gauge({
  name: 'workboard_build_info',
  help: 'Always 1; the labels say what the process runs',
  labelNames: ['version', 'node'],
});
info.set({ version, node: process.versions.node }, 1);
