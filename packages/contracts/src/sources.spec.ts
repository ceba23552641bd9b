import { describe, expect, it } from '@jest/globals';
import { sourceOf, withSource } from './sources.js';

const ownHost = 'workboard.test';
const from = (utm: string | null, referrer: string | null = null) => sourceOf({ utm, referrer, ownHost });

describe('where somebody came from (P56)', () => {
  it('is what the link says, else the site that led here', () => {
    expect(['fb', 'Facebook', 'wa', 'google', 'email', 'QR', 'radio'].map((utm) => from(utm))).toEqual([
      'facebook',
      'facebook',
      'whatsapp',
      'search',
      'mail',
      'poster',
      'other',
    ]);
    expect(from('poster', 'www.google.com')).toBe('poster');
    expect(from(null)).toBe('direct');
    expect(from(' ', ownHost)).toBe('site');
    expect(
      ['www.google.com.pg', 'l.facebook.com', 'm.facebook.com', 'lnkd.in', 'mail.google.com', 'api.whatsapp.com'].map(
        (host) => from(null, host),
      ),
    ).toEqual(['search', 'facebook', 'facebook', 'linkedin', 'mail', 'whatsapp']);
    expect(['example.com', 'notgoogle.example', 'facebook.com.evil.test'].map((host) => from(null, host))).toEqual([
      'other',
      'other',
      'other',
    ]);
  });

  it('is written into the links that we give', () => {
    expect(from(new URL(withSource('https://x.test/jobs/1', 'poster')).searchParams.get('utm_source'))).toBe('poster');
    expect(withSource('https://x.test/jobs?job=1', 'mail')).toBe('https://x.test/jobs?job=1&utm_source=mail');
  });
});
