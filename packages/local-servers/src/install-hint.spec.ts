import { describe, expect, it } from '@jest/globals';
import { missing } from './install-hint.js';

const on =
  (...programs: string[]) =>
  (program: string) =>
    programs.includes(program);

describe('where a server is missing', () => {
  it.each([
    ['apt-get', 'sudo apt-get install redis-server'],
    ['dnf', 'sudo dnf install valkey'],
    ['apk', 'apk add redis'],
    ['pacman', 'sudo pacman -S valkey'],
    ['zypper', 'sudo zypper install redis'],
    ['brew', 'brew install redis'],
  ])('%s is what installs it', (program, command) => {
    expect(missing('redis', on(program))).toBe(
      `No Redis: install it with "${command}", start Docker, or set REDIS_URL to a server of yours.`,
    );
  });

  it("the system's own package manager comes before brew", () => {
    expect(missing('postgres', on('brew', 'dnf'))).toBe(
      'No Postgres: install it with "sudo dnf install postgresql-server", or set DATABASE_ADMIN_URL to a server of yours.',
    );
  });

  it('all are named on a machine with none of them', () => {
    expect(missing('postgres', on())).toMatch(/Debian, Ubuntu, WSL2: "sudo apt-get .+ Alpine: "apk .+ macOS: "brew /);
  });
});
