import { isIPv4 } from 'node:net';

const mappedV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, whichever way it is shortened. */
const groupsOf = (address: string): string[] => {
  const [bare = ''] = address.split('%');
  const withoutDots = bare.replace(/[\d.]+\.\d+$/, '0:0');
  const [head = '', tail] = withoutDots.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
};

const v4Of = (address: string): string | null => {
  const [, mapped] = mappedV4.exec(address) ?? [];
  return mapped ?? (isIPv4(address) ? address : null);
};

/** Who counts as one sender: an IPv4 address, or the /64 that everybody with IPv6 holds whole. */
export const addressKey = (address: string): string => v4Of(address) ?? groupsOf(address).slice(0, 4).join(':');

/** The neighbourhood of a sender, which one attacker may hold: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export const networkKey = (address: string): string =>
  v4Of(address)?.split('.').slice(0, 3).join('.') ?? addressKey(address);
