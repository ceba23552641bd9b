import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address to which nothing is sent: it is not on the internet, or could be told to lead elsewhere. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  constructor(address: string) {
    super(`${address} is not on the internet`);
  }
}

const internet6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether a numeric address is one of the internet: none of this machine, of a private or provider's network, of the link (and so of
 * a cloud's metadata service), and none that wraps an IPv4 address of these kinds.
 * @param allowsLoopback lets those of this machine through, for tests and trying out
 */
export const isPublicAddress = (address: string, allowsLoopback: boolean): boolean => {
  if (!ipaddr.isValid(address)) {
    return false;
  }
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') {
    return allowsLoopback;
  }
  return range === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(internet6));
};

/** The host of an address, as the network takes it. */
const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

/** Throws `PrivateAddress` when the host is a number that is not on the internet; names are looked at when they are looked up. */
export const requirePublicHost = (url: URL, allowsLoopback: boolean): void => {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host, allowsLoopback)) {
    throw new PrivateAddress(host);
  }
};

/**
 * Looks a name up for a connection, which goes to what was found here and nowhere else: a name that answers differently the next
 * time leads nobody astray. One that has any address which is not on the internet is refused.
 */
export const publicLookup =
  (allowsLoopback: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) {
        done(error, []);
        return;
      }
      const refused = found.find(({ address }) => !isPublicAddress(address, allowsLoopback));
      const [first] = found;
      if (refused || !first) {
        done(new PrivateAddress(refused?.address ?? hostname), []);
      } else if (options.all) {
        done(null, found);
      } else {
        done(null, first.address, first.family);
      }
    });
  };
