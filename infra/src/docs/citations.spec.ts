import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/root.js';

const ignored = new Set(['node_modules', 'dist', '.git', '.data', 'coverage', 'data']);
const isSource = (name: string): boolean => /\.(tsx?|mjs)$/.test(name);

/** Every source file below a folder, as paths from the repository's root. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) {
      return [];
    }
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return sourcesIn(path);
    }
    return isSource(entry.name) ? [path] : [];
  });

const rules = readFileSync(join(root, 'docs/product.md'), 'utf8');
const defined = new Set([
  ...Array.from(rules.matchAll(/^## (§\d)/gm), ([, section]) => section),
  ...Array.from(rules.matchAll(/^\| ([PAWR]\d+) \|/gm), ([, row]) => row),
]);
/** Names that stand below a section: its sub-headings and the names set in bold. */
const names = new Set(
  Array.from(rules.matchAll(/^### "([^"]+)"|\*\*"([^"]+)"[.:]?\*\*/gm), ([, heading, bold]) => heading ?? bold),
);

/** What a text cites: sections (`spec §2`), names below them (`§2 "Jobs"`) and rows (`decision P4`, `decisions A2, A7`). */
const citationsIn = (text: string): { kind: 'rule' | 'name'; cited: string }[] => {
  const plain = text.replaceAll(/\n\s*(\*|\/\/)?\s*/g, ' ');
  return [
    ...Array.from(plain.matchAll(/§(\d)/g), ([, section]) => ({ kind: 'rule' as const, cited: `§${section}` })),
    ...Array.from(plain.matchAll(/§\d "([^"]+)"/g), ([, name]) => ({ kind: 'name' as const, cited: name ?? '' })),
    ...Array.from(plain.matchAll(/decisions? ((?:[PAWR]\d+(?:, | and |[–-])?)+)/g), ([, rows]) =>
      Array.from((rows ?? '').matchAll(/[PAWR]\d+/g), ([row]) => ({ kind: 'rule' as const, cited: row })),
    ).flat(),
  ];
};

describe('what the code cites', () => {
  it('stands in docs/product.md', () => {
    const citations = sourcesIn(root).flatMap((file) =>
      citationsIn(readFileSync(file, 'utf8')).map((citation) => ({ ...citation, file: relative(root, file) })),
    );
    const dangling = citations.filter(({ kind, cited }) => !(kind === 'rule' ? defined : names).has(cited));

    expect(citations.length).toBeGreaterThan(100);
    expect(dangling).toEqual([]);
  });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const missing = (paths: readonly string[]) => [...new Set(paths)].filter((path) => !existsSync(join(root, path)));
const testPath = /(?:e2e|gateway|infra|packages|services|web)\/[\w./-]+/g;

describe('the tests that security is proved by', () => {
  it('exist, as docs/security.md and docs/security-checks.md name them', () => {
    const named = ['docs/security.md', 'docs/security-checks.md'].flatMap((file) =>
      (read(file).match(/`[^`\s]+`/g) ?? []).flatMap((quoted) => quoted.slice(1, -1).match(testPath) ?? []),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(missing(named)).toEqual([]);
  });

  it('exist for each requirement of docs/asvs.csv, which has every one of levels 1 and 2 once', () => {
    const rows = read('docs/asvs.csv').trim().split('\n').slice(1);
    const ids = rows.map((row) => /^V\d+\.\d+\.\d+/.exec(row)?.[0] ?? row);
    expect(ids).toHaveLength(253);
    expect(new Set(ids).size).toBe(253);
    expect(rows.filter((row) => !/^V[\d.]+,[12],.*,(met|gap|not applicable),/.test(row))).toEqual([]);
    const tests = rows.flatMap((row) => (row.match(testPath) ?? []).filter((path) => path.includes('.spec.')));
    expect(tests.length).toBeGreaterThan(150);
    expect(missing(tests)).toEqual([]);
  });
});
