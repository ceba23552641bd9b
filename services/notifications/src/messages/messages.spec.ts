import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { tokenPurposes } from '@workboard/contracts';
import { messages } from './index.js';

const page = readFileSync(new URL('../../../../docs/mail.md', import.meta.url), 'utf8');

describe('docs/mail.md', () => {
  it('says of every kind of message who gets it when, and what stops it', () => {
    const rows = new Set(Array.from(page.matchAll(/^\| `(\w+)` \|(?: [^|]*\|){4}$/gm), ([, kind]) => kind));
    expect(messages.map(({ kind }) => kind).filter((kind) => !rows.has(kind))).toEqual([]);
  });

  it('says of every mailed link who gets it and how long it lives', () => {
    const rows = Array.from(page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|(?: [^|]*\|){2}$/gm), ([, links]) => links).join();
    expect(tokenPurposes.filter((purpose) => !rows.includes(`\`${purpose}\``))).toEqual([]);
  });
});
