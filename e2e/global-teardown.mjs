import { rm } from 'node:fs/promises';

export default async function tearDown() {
  const running = globalThis.workboardSystem;
  if (!running) return;
  await running.system.stop();
  await rm(running.dataDir, { recursive: true, force: true });
}
