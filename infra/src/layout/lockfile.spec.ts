import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/root.js';

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('the lockfile', () => {
  // npm leaves both out for packages of other platforms when it writes the lock from what is installed.
  it('has a checksum for every package, those of other platforms too', () => {
    expect(fetched.length).toBeGreaterThan(1000);
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('names no registry, so that each machine asks its own', () => {
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });
});
