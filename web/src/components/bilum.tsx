import { Box, type BoxProps } from '@mui/material';

/** The woven motif of the product: looped diamonds in gold, rust and shell. Drawn for this product; decoration only. */
const tile = (() => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 72 72">' +
    '<g fill="none" stroke="#F2B632" stroke-opacity=".55" stroke-width="3.2">' +
    '<path d="M36 1 71 36 36 71 1 36zM0-1l37 37L0 73M72-1 35 36l37 37"/></g>' +
    '<path d="M36 20 52 36 36 52 20 36z" fill="#C9512F" fill-opacity=".55"/>' +
    '<path d="M36 29.5 42.5 36 36 42.5 29.5 36z" fill="#0B453C"/>' +
    '<path d="M0-9 9 0 0 9-9 0zM72-9l9 9-9 9-9-9zM0 63l9 9-9 9-9-9zM72 63l9 9-9 9-9-9z" fill="#FAF7F2" fill-opacity=".6"/>' +
    '</svg>';
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
})();

/** A surface woven with the motif. `fade` lets it come out of the colour behind it, from left to right. */
export const Bilum = ({ fade = false, sx, ...props }: BoxProps & { fade?: boolean }) => (
  <Box
    aria-hidden="true"
    {...props}
    sx={[
      { backgroundColor: 'hero.main', backgroundImage: tile, backgroundSize: 72 },
      fade && { maskImage: 'linear-gradient(90deg, transparent, #000 70%)' },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

/** One diamond of the motif, for empty states and the brand. */
export const Diamond = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
    <path d="M32 4 60 32 32 60 4 32z" fill="#0B453C" stroke="#F2B632" strokeWidth="5" strokeLinejoin="round" />
    <path d="M32 18 46 32 32 46 18 32z" fill="#C9512F" />
    <path d="m32 26 6 6-6 6-6-6z" fill="#FAF7F2" />
  </svg>
);
