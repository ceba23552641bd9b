import type { FastifyRequest } from 'fastify';

/** Browsers say the names of others too; the first that fits is the one. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];
const nameIn = (names: typeof browsers, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** From where a person signs in, in words for the list of their sessions: 'Chrome on Android'. */
export const placeOf = (request: FastifyRequest): { device?: string; address: string } => {
  const agent = request.headers['user-agent'] ?? '';
  const device = [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean).join(' on ');
  return { device: device || undefined, address: request.ip.slice(0, 64) };
};
