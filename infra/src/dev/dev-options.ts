import { parseArgs } from 'node:util';
import { services, StartFault } from '@workboard/local-servers';

/** What `npm run dev` was asked for. */
export interface DevOptions {
  /** Workspaces whose files are watched: services by name, `gateway`, `web`; all when nothing was named. */
  only: ReadonlySet<string> | undefined;
  /** The port of each process's debugger, by the process's name. */
  inspect: ReadonlyMap<string, number>;
}

const parts = [...services, 'gateway', 'web'];
const processes = [...services.flatMap((name) => [name, `${name}-worker`]), 'gateway'];
const firstDebugPort = 9229;

/** Reads `--only jobs,web` and `--inspect jobs-worker`; each may be given several times. @throws StartFault for a name that is none. */
export const readDevOptions = (args: readonly string[]): DevOptions => {
  const { only, inspect } = parse(args);
  const watched = namesOf('--only', only, parts);
  const debugged = namesOf('--inspect', inspect, processes);
  return {
    only: watched.length === 0 ? undefined : new Set(watched),
    inspect: new Map(debugged.map((name, index) => [name, firstDebugPort + index])),
  };
};

const parse = (args: readonly string[]): { only?: string[]; inspect?: string[] } => {
  try {
    const several = { type: 'string', multiple: true } as const;
    return parseArgs({ args: [...args], options: { only: several, inspect: several } }).values;
  } catch (error) {
    throw new StartFault((error as Error).message);
  }
};

const namesOf = (option: string, given: readonly string[] = [], known: readonly string[]): string[] => {
  const names = [...new Set(given.flatMap((list) => list.split(',')))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartFault(`${option}: there is no ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  return names;
};
