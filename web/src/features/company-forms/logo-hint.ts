/** The rules of spec §5 in one line. */
export const logoHint = 'JPG, PNG, GIF or WebP, roughly square, at most 500x500px and under 10MB.';
