import { describe, expect, it } from '@jest/globals';
import { markedText } from './cv-marks.js';

const text = 'Instrument Fitter\nRouna Hydro (2019 –\n2025). Calibrated (40) valves; valves again.';
const parts = (quotes: string[], find = '') =>
  markedText(text, { quotes, find }).map(({ text: part, quote, find: sought }) =>
    quote === undefined && sought === undefined ? part.length : [part, quote ?? null, sought ?? null],
  );

describe('the text of a CV', () => {
  it('marks what was quoted, whatever ends the lines', () => {
    expect(parts(['Rouna Hydro (2019 – 2025)', 'Calibrated (40)'])).toEqual([
      18,
      ['Rouna Hydro (2019 –\n2025)', 0, null],
      2,
      ['Calibrated (40)', 1, null],
      22,
    ]);
  });

  it('marks all that is looked for, above what was quoted', () => {
    expect(parts(['Calibrated (40) valves'], 'VALVES')).toEqual([61, ['valves', null, 0], 2, ['valves', null, 1], 7]);
  });

  it('keeps a text whole in which nothing is found', () => {
    expect(markedText(text, { quotes: ['welding'], find: '  ' })).toEqual([{ text, quote: undefined }]);
  });
});
