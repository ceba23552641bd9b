import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import sharp from 'sharp';
import { checkLogo } from './logo-check.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0E5A4F' } });

/** A PNG whose header promises far more pixels than there are, as decompression bombs do. */
const bomb = async (side: number): Promise<Buffer> => {
  const bytes = await picture(1, 1).png().toBuffer();
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

const refusal = async (bytes: Buffer): Promise<[number, string]> => {
  const error: unknown = await checkLogo(bytes).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) {
    throw new Error('The logo was not refused');
  }
  return [error.status, error.message];
};

describe('logo uploads', () => {
  it.each([
    ['text', Buffer.from('hello'), 415, 'Please select an image file for logo upload'],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'Please select an image file for logo upload',
    ],
    ['a broken PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 400, 'Unable to read image file'],
  ])('refuses %s', async (_, bytes, status, sentence) => {
    expect(await refusal(bytes)).toEqual([status, sentence]);
  });

  it('names the size of a logo that is not roughly square', async () => {
    const wide = await picture(400, 250).png().toBuffer();
    expect(await refusal(wide)).toEqual([
      400,
      'Logo must be roughly square. Current: 400x250px. Maximum difference: 100px',
    ]);
  });

  it('refuses more than 500 pixels', async () => {
    const big = await picture(501, 500).jpeg().toBuffer();
    expect(await refusal(big)).toEqual([400, 'Logo must be 500x500px or smaller']);
  });

  it.each([
    ['its header', 16_000, 'Logo must be 500x500px or smaller'],
    ['a header beyond all sizes', 60_000, 'Unable to read image file'],
  ])('refuses a decompression bomb by %s, without decoding it', async (_, side, sentence) => {
    const bytes = await bomb(side);
    const before = process.memoryUsage().rss;
    expect(await refusal(bytes)).toEqual([400, sentence]);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 2 ** 20);
  });

  it('takes a logo that is as far from square as it may be', async () => {
    const { contentType } = await checkLogo(await picture(300, 200).webp().toBuffer());
    expect(contentType).toBe('image/png');
  });

  it('draws the picture anew, without its metadata and what hides behind it', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const original = await picture(200, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const { body, contentType } = await checkLogo(Buffer.concat([original, script]));
    const { exif, width } = await sharp(body).metadata();
    expect({ contentType, exif, width, script: body.includes(script) }).toEqual({
      contentType: 'image/jpeg',
      exif: undefined,
      width: 200,
      script: false,
    });
  });
});
