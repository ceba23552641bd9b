import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/root.js';

/** Packages whose folders stand in layers. */
const layered = [
  ...readdirSync(join(root, 'services')).map((service) => `services/${service}`),
  'gateway',
  'infra',
  'web',
  'packages/service-kit',
];

const isProduction = (path: string): boolean => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path);
const isWithin = (folder: string, other: string): boolean => other === '' || folder.startsWith(`${other}/`);
/** A folder and what lies in it are one thing in parts, and test tools know what they test. */
const areApart = (one: string, other: string): boolean =>
  !isWithin(one, other) && !isWithin(other, one) && ![one, other].includes('testing');

/** The folders that each folder of a package's `src` imports from. */
const importsIn = (src: string): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const path of readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isProduction)) {
    const folder = dirname(path).replace(/^\.$/, '');
    const found = imports.get(folder) ?? new Set();
    imports.set(folder, found);
    for (const [, from = ''] of readFileSync(join(src, path), 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)) {
      found.add(relative(src, join(src, folder, dirname(from))));
    }
  }
  return imports;
};

describe('the folders of a package', () => {
  it.each(layered)('import each other one way only: %s', (name) => {
    const imports = importsIn(join(root, name, 'src'));
    const mutual = [...imports].flatMap(([folder, found]) =>
      [...found]
        .filter((other) => folder < other && areApart(folder, other) && imports.get(other)?.has(folder))
        .map((other) => `${folder} and ${other}`),
    );
    expect(imports.size).toBeGreaterThan(3);
    expect(mutual).toEqual([]);
  });
});
