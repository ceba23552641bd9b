import { describe, expect, it } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.js';

const enhanced = 7;
const aa = 4.5;

/** Phones are read in the sun: body text keeps WCAG's enhanced contrast, all other text at least AA. */
describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s colours', (_, palette) => {
  const grounds = { page: palette.background.default, card: palette.background.paper, well: palette.sunken };
  const onGrounds = (color: string) => Object.values(grounds).map((ground) => getContrastRatio(color, ground));

  it.each(['primary', 'secondary'] as const)('keep 7:1 for %s text on pages, cards and wells', (name) => {
    expect(Math.min(...onGrounds(palette.text[name]))).toBeGreaterThanOrEqual(enhanced);
  });

  it('keep 7:1 on the hero', () => {
    const { main, text, soft } = palette.hero;
    expect(Math.min(getContrastRatio(text, main), getContrastRatio(soft, main))).toBeGreaterThanOrEqual(enhanced);
  });

  it.each(['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const)(
    'keep 4.5:1 for %s, as text and on buttons',
    (name) => {
      const { main, contrastText } = palette[name];
      expect(Math.min(...onGrounds(main), getContrastRatio(contrastText, main))).toBeGreaterThanOrEqual(aa);
    },
  );

  it('keep 4.5:1 for the words of a status', () => {
    const status = Object.values(palette.status).map(({ bg, text }) => getContrastRatio(text, bg));
    expect(Math.min(...status)).toBeGreaterThanOrEqual(aa);
  });

  it('keep 3:1 for the borders of controls', () => {
    expect(Math.min(...onGrounds(palette.control))).toBeGreaterThanOrEqual(3);
  });
});
