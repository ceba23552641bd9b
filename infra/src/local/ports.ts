import { freePort, portIsFree, services, StartFault } from '@workboard/local-servers';

/** Where everything listens. Those in `open` are told to people; the rest only our own processes know. */
export type Ports = Record<string, number>;

/** Ports that people open, each with the variable that changes it. */
const open = { gateway: { variable: 'PORT', port: 3000 }, mailUi: { variable: 'MAIL_UI_PORT', port: 1080 } } as const;

const internal: Record<string, number> = {
  postgres: 15_432,
  redis: 16_379,
  storage: 19_000,
  smtp: 1025,
  gatewayMetrics: 9100,
  // The gateway's own where Vite has the site's (`npm run dev`).
  gatewayBehind: 3100,
  ...Object.fromEntries(
    services.flatMap((name, index) => [
      [name, 3101 + index],
      [`${name}Metrics`, 9101 + index],
      [`${name}WorkerMetrics`, 9111 + index],
    ]),
  ),
};

/** Free ports for a second one of each of our processes, as `jobs2`, `jobs2Metrics` and so on. */
export const secondPorts = async (): Promise<Ports> => {
  const names = [
    'gateway2',
    'gateway2Metrics',
    ...services.flatMap((name) => [`${name}2`, `${name}2Metrics`, `${name}2WorkerMetrics`]),
  ];
  const ports: Ports = {};
  for (const name of names) {
    ports[name] = await freePort();
  }
  return ports;
};

/** Where the site and the inbox listen: in the whole network, or with HOST=127.0.0.1 on this machine alone. */
export const openHost = ({ HOST }: NodeJS.ProcessEnv): string => (HOST === '127.0.0.1' ? HOST : '0.0.0.0');

/**
 * Chooses all ports: for the open ones what the environment says, for the internal ones those of the last start, else
 * the usual ones, else any that is free. `strict` keeps open ports where people expect them.
 * @throws StartFault when an open port is taken and `strict`, naming the variable that changes it.
 */
export const choosePorts = async (task: {
  env: NodeJS.ProcessEnv;
  last: Ports;
  needed: (name: string) => boolean;
  strict: boolean;
}): Promise<Ports> => {
  const { env, last, needed, strict } = task;
  const ports: Ports = {};
  for (const [name, { variable, port: usual }] of Object.entries(open)) {
    if (!needed(name)) {
      continue;
    }
    const port = Number(env[variable] || usual);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new StartFault(`${variable}=${env[variable]} is not a port.`);
    }
    if (strict && !(await portIsFree(port))) {
      throw new StartFault(`Port ${port} is taken; choose another with ${variable}=<port>.`);
    }
    ports[name] = strict ? port : await freePort(port);
  }
  const taken = new Set(Object.values(ports));
  for (const [name, usual] of Object.entries(internal)) {
    if (!needed(name)) {
      continue;
    }
    const wanted = last[name] ?? usual;
    const port = await freePort(taken.has(wanted) ? undefined : wanted);
    ports[name] = port;
    taken.add(port);
  }
  return ports;
};
