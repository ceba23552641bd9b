import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/root.js';

const documents = readdirSync(join(root, 'docs'))
  .filter((name) => /\.(md|csv)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, 'docs', name), 'utf8') }));
const testsIn = (text: string): string[] => text.match(/[\w./-]+\.spec\.tsx?\b/g) ?? [];

describe('the documents', () => {
  it.each(documents)('$name: every test that it names is there', ({ text }) => {
    expect([...new Set(testsIn(text))].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('tell for each mended finding of the review which test keeps it so', () => {
    const checks = documents.find(({ name }) => name === 'security-checks.md')?.text ?? '';
    const rows = Array.from(checks.matchAll(/^\| ([CHMLS]\d*) .*$/gm), ([row, id]) => ({ row, id: id ?? '' }));
    const numbered = rows.map(({ id }) => id).filter((id) => id !== 'L');
    const expected = { C: 1, H: 11, M: 11, S: 8 };
    expect(numbered.toSorted()).toEqual(
      Object.entries(expected)
        .flatMap(([kind, count]) => Array.from({ length: count }, (_, index) => `${kind}${index + 1}`))
        .toSorted(),
    );
    for (const { row } of rows) {
      expect(row).toMatch(/\| (mended|in part|open|as it is) \|/);
    }
    expect(rows.filter(({ row }) => row.includes('| mended |') && testsIn(row).length === 0)).toEqual([]);
  });
});
