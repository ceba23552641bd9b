import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/root.js';

const ignored = new Set(['node_modules', 'dist', '.git', '.data', 'coverage', 'data']);
const isSource = (name: string): boolean => /\.(tsx?|mjs)$/.test(name);

/** Every source file below a folder, as paths from the repository's root. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
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
