/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sheet } from './sheet.js';

describe('the sheet', () => {
  const css = sheet();

  it('names no variable that it does not define', () => {
    const defined = new Set(Array.from(css.matchAll(/(--mui-[\w-]+):/g), ([, name]) => name));
    const named = Array.from(css.matchAll(/var\((--mui-[\w-]+)\)/g), ([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has a value for every colour that a look names', () => {
    // What the theme does not know stays as it was written, such as `warning.dark`.
    expect(
      css.match(/:(?:[a-z]+)\.(?:main|dark|light|text|bg|fill|ink|paper|primary|secondary|contrastText)\b/g),
    ).toBeNull();
  });
});
