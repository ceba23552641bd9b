import { BlockList, isIP, isIPv6 } from 'node:net';
import { logger } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';

/** Whether a peer's `X-Forwarded-For` is believed; `hop` 0 is the peer itself. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Whether text is an address or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const most = isIPv6(address) ? 128 : 32;
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

/** From TRUSTED_PROXIES: how many proxies stand in front, or the networks they stand in. */
export const trustFor = (setting: string): TrustProxy => {
  if (/^\d+$/.test(setting)) {
    return (_address, hop) => hop <= Number(setting) - 1;
  }
  const networks = new BlockList();
  for (const network of setting.split(',')) {
    const [address = '', bits] = network.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

/**
 * An `onRequest` hook that says once when a proxy seems to stand in front that no setting names: all of its visitors would
 * share one rate limit.
 */
export const warnOfUnknownProxies = (trust: TrustProxy) => {
  let warned = false;
  return ({ headers, socket }: FastifyRequest, _reply: unknown, done: () => void): void => {
    const address = socket.remoteAddress ?? '';
    if (!warned && headers['x-forwarded-for'] !== undefined && !trust(address, 0)) {
      warned = true;
      logger.warn(
        { peer: address },
        'X-Forwarded-For comes from a peer that TRUSTED_PROXIES does not name: it is ignored, and all who come through it share one limit',
      );
    }
    done();
  };
};
