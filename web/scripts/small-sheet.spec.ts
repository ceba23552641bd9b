/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { smallSheet } from './small-sheet.js';

const root = ':root{--mui-spacing:8px;--mui-palette-primary-main:#0e5a4f}';
const small = (css: string): string => smallSheet(`${root}${css}`, ['chrome117', 'safari17', 'firefox121']);

describe('the sheet in fewer bytes', () => {
  it('adds up what is the same in all themes', () => {
    expect(small('a{padding:calc(1.5 * var(--mui-spacing, 8px))}')).toContain('a{padding:12px}');
  });

  it('leaves colours to the theme, and fallbacks to what is not defined everywhere', () => {
    const css = 'a{color:var(--mui-palette-primary-main, #fff)}b{color:var(--none, rgb(1 2 3 / var(--alpha, .5)))}';
    expect(small('html:has(i){--bar:9px}a{bottom:var(--bar, 0px)}')).toMatch(/a\{bottom:var\(--bar,\s?0px\)\}/);
    const found = small(css);
    expect(found).toContain('a{color:var(--mui-palette-primary-main)}');
    expect(found).toMatch(/b\{color:var\(--none,\s?rgb\(1 2 3\s?\/\s?var\(--alpha,\s?\.5\)\)\)\}/);
  });

  it('asks no screen whether it has a width, and others as before, in their order', () => {
    const found = small(
      '@media (min-width:0px){a{color:red}b{color:red}}@media (min-width:600px){a{color:blue}}a{margin:0}',
    );
    expect(found).toMatch(/a,b\{color:red\}@media \((width>=|min-width:)600px\)\{a\{color:#00f\}\}a\{margin:0\}$/);
  });
});
