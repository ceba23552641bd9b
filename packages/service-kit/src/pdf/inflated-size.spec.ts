import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { isInflatedTooBig } from './inflated-size.js';

const megabyte = 1024 * 1024;
const stream = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('<< >>\nstream\r\n'),
    deflateSync(Buffer.alloc(bytes), { level: 1 }),
    Buffer.from('\nendstream\n'),
  ]);
const forty = stream(40 * megabyte);
const fiftyOne = stream(51 * megabyte);

describe('what a PDF unpacks to', () => {
  it.each([
    ['a stream of 40 MB', forty, false],
    ['a stream of 51 MB', fiftyOne, true],
    ['three streams of 40 MB', Buffer.concat(Array.from({ length: 3 }, () => forty)), false],
    ['eleven streams of 40 MB', Buffer.concat(Array.from({ length: 11 }, () => forty)), true],
    ['a stream without its end', fiftyOne.subarray(0, -12), true],
    ['a stream that is not packed', Buffer.from('stream\nBT (Mere) Tj ET\nendstream'), false],
    ['no stream at all', Buffer.from('%PDF-1.4'), false],
  ])('of %s is too much: %s', async (_, bytes, tooBig) => {
    expect(await isInflatedTooBig(bytes)).toBe(tooBig);
  });
});
