/** The woven motif of the product: looped diamonds in gold, rust and shell. Drawn for this product; decoration only. */
const tile = (() => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 72 72">' +
    '<path d="M36-1 73 36 36 73-1 36z" fill="none" stroke="#F2B632" stroke-opacity=".62" stroke-width="3"/>' +
    '<path d="M36 9 63 36 36 63 9 36z" fill="none" stroke="#F2B632" stroke-opacity=".28" stroke-width="2"/>' +
    '<path d="M36 20 52 36 36 52 20 36z" fill="#C9512F" fill-opacity=".62"/>' +
    '<path d="M36 31 41 36 36 41 31 36z" fill="#FAF7F2" fill-opacity=".75"/>' +
    '<path d="M0-10 10 0 0 10-10 0zM72-10 82 0 72 10 62 0zM0 62 10 72 0 82-10 72zM72 62 82 72 72 82 62 72z" fill="#FAF7F2" fill-opacity=".5"/>' +
    '</svg>';
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
})();

/** Surfaces woven with the motif, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const bilumStyles = {
  '.bilum': { bgcolor: 'hero.main', backgroundImage: tile, backgroundSize: 72 },
  // One row of small diamonds.
  '.bilum.band': { height: 24, backgroundSize: 24 },
  // Comes out of the colour behind it.
  '.bilum.fade': { maskImage: 'linear-gradient(90deg, transparent, #000 70%)' },
} as const;
