import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { pssOf } from '../local/pss.js';
import { lines } from './podman.js';

/** The process tree that a process belongs to: each container has one of its own. Undefined when it is gone or not ours to see. */
const treeOf = (pid: number | string): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return undefined;
  }
};

/**
 * Memory (PSS, in MB) of everything that runs in the containers of a compose project, by service and largest first. Empty where this
 * machine does not let us look: it must be Linux, and we its administrator.
 */
export const memoryOf = (program: 'docker' | 'podman', project: string): [service: string, mb: number][] => {
  const prefix = program === 'docker' ? 'com.docker.compose.' : '';
  const ask = (...args: string[]) => lines(spawnSync(program, args, { encoding: 'utf8' }).stdout);
  const ids = ask('ps', '--quiet', '--filter', `label=${prefix}project=${project}`);
  const services = new Map(
    ask('inspect', '--format', `{{.State.Pid}} {{index .Config.Labels "${prefix}service"}}`, ...ids).map((line) => {
      const [pid = '', service = ''] = line.split(' ');
      return [treeOf(pid), service];
    }),
  );
  services.delete(undefined);
  const sizes = new Map<string, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const service = services.get(treeOf(pid));
    if (service) {
      sizes.set(service, (sizes.get(service) ?? 0) + pssOrNone(Number(pid)));
    }
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a);
};

/** None for a process that ended meanwhile, as a health check does. */
const pssOrNone = (pid: number): number => {
  try {
    return pssOf(pid);
  } catch {
    return 0;
  }
};
