import { onPath } from './programs.js';

/** A server that `npm start` needs and that the machine may lack. */
export type Server = 'postgres' | 'redis';

interface Manager {
  /** The program that shows that the machine has it. */
  program: string;
  system: string;
  commands: Record<Server, string>;
}

/** By how surely a program names its system: macOS and Linux may have brew beside their own. */
const managers: readonly Manager[] = [
  {
    program: 'apt-get',
    system: 'Debian, Ubuntu, WSL2',
    commands: { postgres: 'sudo apt-get install postgresql', redis: 'sudo apt-get install redis-server' },
  },
  {
    program: 'dnf',
    system: 'Fedora',
    commands: { postgres: 'sudo dnf install postgresql-server', redis: 'sudo dnf install valkey' },
  },
  {
    program: 'apk',
    system: 'Alpine',
    commands: { postgres: 'apk add postgresql17', redis: 'apk add redis' },
  },
  {
    program: 'pacman',
    system: 'Arch',
    commands: { postgres: 'sudo pacman -S postgresql', redis: 'sudo pacman -S valkey' },
  },
  {
    program: 'zypper',
    system: 'openSUSE',
    commands: { postgres: 'sudo zypper install postgresql-server', redis: 'sudo zypper install redis' },
  },
  {
    program: 'brew',
    system: 'macOS',
    commands: { postgres: 'brew install postgresql@17', redis: 'brew install redis' },
  },
];

const names: Record<Server, { name: string; variable: string }> = {
  postgres: { name: 'Postgres', variable: 'DATABASE_ADMIN_URL' },
  redis: { name: 'Redis', variable: 'REDIS_URL' },
};

/**
 * What to do where a server is missing: the command of this machine's package manager, or all of them where it has none that
 * we know; for Redis also Docker, which is used when it runs.
 * @param has whether the machine has a program
 */
export const missing = (server: Server, has = (program: string) => onPath(program) !== undefined): string => {
  const { name, variable } = names[server];
  const here = managers.find(({ program }) => has(program));
  const install = here
    ? `install it with "${here.commands[server]}"`
    : `install it (${managers.map(({ system, commands }) => `${system}: "${commands[server]}"`).join(', ')})`;
  const docker = server === 'redis' ? 'start Docker, ' : '';
  return `No ${name}: ${install}, ${docker}or set ${variable} to a server of yours.`;
};
