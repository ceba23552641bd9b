// Stops what global-setup.mjs started.
export default async function teardown() {
  await globalThis.workboardTestServers?.stop();
}
