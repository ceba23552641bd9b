import { AppError, logoMaxPixels, logoSquarenessTolerance, say } from '@workboard/contracts';
import sharp from 'sharp';

/** Far above what is allowed, so that the message can name the real size, yet too small for a decompression bomb. */
const decodeLimit = 20_000 * 20_000;

type LogoFormat = 'jpeg' | 'png' | 'gif' | 'webp';
const formats = new Set<string>(['jpeg', 'png', 'gif', 'webp'] satisfies LogoFormat[]);

/** File starts of the allowed types; SVG, which can carry scripts, is none of them. */
const signatures = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  Buffer.from('GIF8'),
  Buffer.from('RIFF'),
];

const refuse = (code: 'validation_failed' | 'unsupported_media_type', message: string): AppError =>
  new AppError(code, { message, details: [{ field: 'logo', message }] });

const unreadable = (): AppError => refuse('validation_failed', say.logoUnreadable);

export interface CheckedLogo {
  body: Buffer;
  contentType: string;
}

/**
 * Checks type, readability, squareness and size in the spec's order and with its sentences (spec §5), then draws the
 * first frame anew, so that metadata and anything hidden behind the picture are gone.
 */
export const checkLogo = async (bytes: Buffer): Promise<CheckedLogo> => {
  if (!signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))) {
    throw refuse('unsupported_media_type', say.logoNotImage);
  }
  const { format, width, height } = await sharp(bytes, { limitInputPixels: decodeLimit })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (!formats.has(format)) {
    throw refuse('unsupported_media_type', say.logoNotImage);
  }
  if (Math.abs(width - height) > logoSquarenessTolerance) {
    throw refuse('validation_failed', say.logoNotSquare(width, height));
  }
  if (width > logoMaxPixels || height > logoMaxPixels) {
    throw refuse('validation_failed', say.logoTooBig);
  }
  const output = format === 'jpeg' ? 'jpeg' : 'png';
  const body = await sharp(bytes, { limitInputPixels: logoMaxPixels * logoMaxPixels, pages: 1 })
    .rotate()
    .toFormat(output)
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
  return { body, contentType: `image/${output}` };
};
