import { describe, expect, it } from '@jest/globals';
import { addressKey, networkKey } from './address-key.js';

describe('senders', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::aaaa:1:2:3', '2001:db8:0:0'],
    ['2001:0db8:0000:0000:bbbb::', '2001:db8:0:0'],
    ['2001:db8:0:1::1', '2001:db8:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
  ])('%s count as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it.each([
    ['203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:db8::aaaa:1:2:3', '2001:db8:0:0'],
  ])('%s live in %s', (address, key) => {
    expect(networkKey(address)).toBe(key);
  });
});
