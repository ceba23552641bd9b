// Brings the running containers to the image and the settings of .env one kind of process after the other, without a gap: new
// containers beside the old ones, then, when they are ready, the old ones end. Plain JavaScript, so that the machine needs Docker and
// Node alone. The image must have been built:
//   docker compose build && npm run containers:roll
// A compose command of another kind may follow `--`, and what stops and removes a container is `--engine` (docker).
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string', default: 'docker' } },
});
const [program = 'docker', ...base] = positionals.length > 0 ? positionals : ['docker', 'compose'];

/** How long it may take until whoever asks for the addresses of a name has asked again: processes do every two seconds, Caddy each. */
const learnMs = 5000;
const knownWithinMs = 60_000;

/** Runs a command and shows what it says; its output where `isRead`. Throws when it fails. */
const run = (command, args, { isRead = false } = {}) => {
  const { status, stdout, error } = spawnSync(command, args, {
    stdio: ['ignore', isRead ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
  });
  if (error || status !== 0) {
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `ended with ${status}`}`);
  }
  return stdout ?? '';
};
const compose = (...args) => run(program, [...base, ...args]);
const linesOf = (...args) =>
  run(program, [...base, ...args], { isRead: true })
    .split('\n')
    .filter(Boolean);

const parts = ['auth', 'companies', 'jobs', 'applications', 'notifications', 'ranking'];
/** What the gateway asks comes before it. */
const inOrder = [...parts, 'small', ...parts.map((part) => `${part}-worker`), 'small-worker', 'gateway'];

const addressesOf = `require('node:dns').lookup(process.argv[1], { all: true, family: 4 }, (error, found) => console.log(found?.length ?? 0))`;

/** Waits until a container's name leads to so many addresses. Some engines tell it late when containers come and go. */
const untilKnown = async (service, container, count) => {
  const until = Date.now() + knownWithinMs;
  while (
    Number(run(values.engine, ['exec', container, 'node', '-e', addressesOf, service], { isRead: true })) < count
  ) {
    if (Date.now() > until) {
      throw new Error(
        `The name "${service}" does not lead to its ${count} containers. Old and new ones run beside each other.`,
      );
    }
    await sleep(500);
  }
  await sleep(learnMs);
};

const roll = async (service) => {
  const old = linesOf('ps', '--quiet', service);
  if (old.length === 0) {
    return;
  }
  const both = 2 * old.length;
  compose('up', '--detach', '--wait', '--no-deps', '--no-recreate', '--scale', `${service}=${both}`, service);
  const [started] = linesOf('ps', '--quiet', service).filter((id) => !old.includes(id));
  await untilKnown(service, started, both);
  run(values.engine, ['stop', ...old]);
  run(values.engine, ['rm', ...old]);
};

// The old version runs on the new schema until its turn comes (docs/adr/0038-upgrades-are-tried.md).
compose('up', '--detach', '--no-deps', 'migrate');
const [migration] = linesOf('ps', '--all', '--quiet', 'migrate');
if (run(values.engine, ['wait', migration], { isRead: true }).trim() !== '0') {
  throw new Error('The migration failed: "docker compose logs migrate" tells why. Everything runs as before.');
}
const known = new Set(linesOf('config', '--services'));
for (const service of inOrder.filter((name) => known.has(name))) {
  await roll(service);
}
