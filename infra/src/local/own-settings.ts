import { services, type ServiceName } from '@workboard/local-servers';

/** Settings that differ between services: where several run in one process, `JOBS_REDIS_URL` is what `REDIS_URL` is alone. */
export const ownSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'PORT',
  'METRICS_PORT',
] as const;

/** The variables that may hold the address of a service's database, for what must not go through a pooler. */
export const directUrlNames = (name: ServiceName): [direct: string, usual: string] => [
  `${name.toUpperCase()}_DATABASE_DIRECT_URL`,
  `${name.toUpperCase()}_DATABASE_URL`,
];

/** The ports that a service and its worker have unless set. */
export const usualPorts = (name: ServiceName, entry: 'main' | 'worker') => {
  const index = services.indexOf(name);
  return entry === 'main'
    ? { PORT: String(3101 + index), METRICS_PORT: String(9101 + index) }
    : { PORT: '0', METRICS_PORT: String(9111 + index) };
};

/** The environment of one service among several in a process; a setting may be given as `NAME_FILE` (see readEnv). */
export const environmentOf = (
  name: ServiceName,
  entry: 'main' | 'worker',
  given: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => {
  const own = ownSettings.flatMap((setting) => [setting, `${setting}_FILE`]);
  const chosen = own.map((setting) => [setting, given[`${name.toUpperCase()}_${setting}`] ?? given[setting] ?? '']);
  const { PORT, METRICS_PORT } = usualPorts(name, entry);
  const settings = Object.fromEntries(chosen) as Record<string, string>;
  return { ...settings, PORT: settings['PORT'] || PORT, METRICS_PORT: settings['METRICS_PORT'] || METRICS_PORT };
};
