import { lightPalette } from '../../theme/palette.js';

/** How tags look, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const tagStyles = {
  '.tag': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    px: 1,
    py: 0.25,
    borderRadius: '6px',
    fontSize: '.8125rem',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    bgcolor: 'status.neutral.bg',
    color: 'status.neutral.text',
  },
  '.tag.state': { flex: 'none', whiteSpace: 'nowrap', fontWeight: 600 },
  ...Object.fromEntries(
    Object.keys(lightPalette.status).map((tone) => [
      `.tag.${tone}`,
      { bgcolor: `status.${tone}.bg`, color: `status.${tone}.text` },
    ]),
  ),
};
