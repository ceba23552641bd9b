import { createRequire } from 'node:module';
import { type ShareCard, shareCardSize } from '@workboard/contracts';
import sharp, { type OverlayOptions } from 'sharp';

const { width, height } = shareCardSize;
const side = 72;
const stripe = 28;
const logoSize = 132;
const resolve = createRequire(import.meta.url).resolve;
/** Fonts come with the project, so that a machine without any draws the same (SIL Open Font License). */
const fonts = {
  bold: { font: 'Liberation Sans Bold', fontfile: resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf') },
  plain: { font: 'Liberation Sans', fontfile: resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf') },
};
/** Pictures, and what changes the direction of writing: the fonts have no letters for them. */
const unwritable = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\ufe0f/gu;
const titleSizes = [76, 66, 58, 50] as const;
const titleHeight = 262;

const bands = Array.from(
  { length: Math.ceil(width / 120) },
  (_, index) =>
    `<rect x="${index * 120}" width="120" height="${stripe}" fill="${['#0E5A4F', '#F2B632', '#A63A1E'][index % 3]}"/>`,
).join('');
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#FAF7F2"/>${bands}
  <g transform="translate(${side} ${height - 118}) scale(1.0625)"><rect width="64" height="64" rx="14" fill="#0B453C"/>
  <path d="M32 9 55 32 32 55 9 32z" fill="none" stroke="#F2B632" stroke-width="4" stroke-linejoin="round"/>
  <path d="M32 21 43 32 32 43 21 32z" fill="#A63A1E"/><path d="m32 27 5 5-5 5-5-5z" fill="#FAF7F2"/></g></svg>`;

interface Words {
  text: string;
  size: number;
  colour: string;
  weight?: keyof typeof fonts;
  room: number;
}
interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words as a picture of their own, in as many lines as the room needs; null for none. */
const write = async ({ text, size, colour, weight = 'plain', room }: Words): Promise<Drawn | null> => {
  if (text === '') {
    return null;
  }
  const markup = `<span foreground="${colour}">${escape(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      ...fonts[weight],
      font: `${fonts[weight].font} ${size}`,
      text: markup,
      width: room,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

const writable = (text: string): string => text.replaceAll(unwritable, '').replaceAll(/\s+/g, ' ').trim();

/** The largest letters in which words stay below a height; the smallest, cut between words, where none do. */
const fit = async (words: Omit<Words, 'size'>, sizes: readonly number[], most: number): Promise<Drawn | null> => {
  // Longer than any card holds: what comes after is never seen.
  let text = words.text.slice(0, 300);
  for (const size of sizes) {
    const drawn = await write({ ...words, text, size });
    if (!drawn || drawn.height <= most) {
      return drawn;
    }
  }
  const size = sizes.at(-1) ?? 0;
  for (;;) {
    const shorter = text.slice(0, Math.floor(text.length * 0.85)).replace(/[\s,.;:·-]+\S*$/, '');
    text = shorter === '' ? text.slice(0, Math.floor(text.length * 0.85)) : shorter;
    const drawn = await write({ ...words, text: `${text}…`, size });
    if (!drawn || drawn.height <= most) {
      return drawn;
    }
  }
};

/**
 * A share card as a JPEG of 1200 by 630, well below the 300 KB that WhatsApp takes (decision P66). Long titles get smaller
 * letters and end in an ellipsis; `logo` is a picture that was checked when it was uploaded.
 */
export const drawCard = async (card: ShareCard, logo: Buffer | null): Promise<Buffer> => {
  const room = width - 2 * side;
  const ink = '#1C1F1D';
  const [title, from, detail, closes, brand] = await Promise.all([
    fit(
      { text: writable(card.title), colour: ink, weight: 'bold', room: logo ? room - logoSize - 40 : room },
      titleSizes,
      titleHeight,
    ),
    fit({ text: writable(card.from), colour: '#55605A', room }, [36], 46),
    fit({ text: writable(card.detail ?? ''), colour: '#0E5A4F', weight: 'bold', room }, [38, 32], 48),
    write({ text: card.closes ?? '', size: 30, colour: '#A63A1E', weight: 'bold', room: room / 2 + 60 }),
    write({ text: 'PNG Workboard', size: 34, colour: ink, weight: 'bold', room: 400 }),
  ]);
  const layers: OverlayOptions[] = [];
  let top = stripe + 58;
  const below = (drawn: Drawn | null, gap: number): void => {
    if (drawn) {
      layers.push({ input: drawn.input, left: side, top });
      top += drawn.height + gap;
    }
  };
  below(title, 30);
  below(from, 24);
  below(detail, 0);
  const foot = height - 84;
  if (brand) {
    layers.push({ input: brand.input, left: side + 88, top: Math.round(foot - brand.height / 2) });
  }
  if (closes) {
    layers.push({ input: closes.input, left: width - side - closes.width, top: Math.round(foot - closes.height / 2) });
  }
  if (logo) {
    const input = await sharp(logo)
      .resize(logoSize, logoSize, { fit: 'contain', background: '#FFFFFF' })
      .flatten({ background: '#FFFFFF' })
      .png()
      .toBuffer();
    layers.push({ input, left: width - side - logoSize, top: stripe + 52 });
  }
  return sharp(Buffer.from(ground))
    .flatten({ background: '#FAF7F2' })
    .composite(layers)
    .jpeg({ quality: 86 })
    .toBuffer();
};
