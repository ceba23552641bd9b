/** The rules of spec §5 in one line. The spec's SVG is left out: the server refuses it, for it can carry scripts. */
export const logoHint = 'PNG, JPG, GIF or WebP, roughly square, at most 500x500px, under 10MB.';
