import { describe, expect, it } from '@jest/globals';
import { isNetwork, trustFor } from './proxies.js';

describe('proxies', () => {
  it.each([
    ['0', '10.0.0.1', 0, false],
    ['1', '203.0.113.9', 0, true],
    ['1', '203.0.113.9', 1, false],
    ['10.0.0.0/8', '10.1.2.3', 0, true],
    ['10.0.0.0/8', '203.0.113.9', 0, false],
    ['10.0.0.0/8', 'unknown', 1, false],
    ['10.0.0.0/8, ::1', '::1', 0, true],
    ['127.0.0.1', '127.0.0.1', 3, true],
  ])('named by %s: %s at hop %i is believed: %s', (setting, address, hop, believed) => {
    expect(trustFor(setting)(address, hop)).toBe(believed);
  });

  it.each([
    ['10.0.0.0/8', true],
    ['::1/128', true],
    ['10.0.0.0/33', false],
    ['nginx', false],
    ['', false],
  ])('%s is a network: %s', (text, valid) => {
    expect(isNetwork(text)).toBe(valid);
  });
});
