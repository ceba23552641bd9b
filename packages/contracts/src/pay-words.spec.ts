import { describe, expect, it } from '@jest/globals';
import type { Currency } from './enums.js';
import { sayFortnight, sayPay, sayPayAndPeriod } from './pay-words.js';
import { settlePay, type SentPay } from './quoted-pay.js';

const pay = (sent: SentPay, salaryCurrency: Currency = 'PGK') => ({ ...settlePay(sent), salaryCurrency });

describe('the words of pay', () => {
  it.each<[SentPay, string, string]>([
    [
      { payPeriod: 'fortnight', payMin: 1250, payMax: 1500 },
      'K 1,250 - K 1,500 per fortnight (K 32,500 - K 39,000 a year)',
      'K 1,250 - K 1,500 per fortnight',
    ],
    [{ payPeriod: 'hour', payMin: 24.5 }, 'From K 24.50 per hour (from K 50,960 a year)', 'From K 24.50 per hour'],
    [
      { payPeriod: 'month', payMax: 4000 },
      'Up to K 4,000 per month (up to K 48,000 a year)',
      'Up to K 4,000 per month',
    ],
    [{ payPeriod: 'day', payMin: 120, payMax: 120 }, 'K 120 per day (K 31,200 a year)', 'K 120 per day'],
  ])('say %j as it is quoted, on cards without the year', (sent, whole, short) => {
    expect(sayPay(pay(sent))).toBe(whole);
    expect(sayPay(pay(sent), true)).toBe(short);
  });

  it('say other currencies by their signs', () => {
    expect(sayPay(pay({ payPeriod: 'hour', payMin: 12, payMax: 14.5 }, 'USD'))).toBe(
      '$12 - $14.50 per hour ($24,960 - $30,160 a year)',
    );
    expect(sayPay(pay({ payPeriod: 'week', payMin: 900 }, 'AUD'), true)).toBe('From AUD 900 per week');
  });

  it('leave pay by the year as the specification says it (spec §9)', () => {
    for (const isShort of [false, true]) {
      expect(sayPay(pay({ salaryMin: 60_000, salaryMax: 80_000 }), isShort)).toBe('PGK 60,000 - PGK 80,000');
      expect(sayPay(pay({ salaryMin: 60_000 }, 'USD'), isShort)).toBe('From $60,000');
      expect(sayPay(pay({ salaryMax: 80_000 }), isShort)).toBe('Up to PGK 80,000');
      expect(sayPay(pay({}), isShort)).toBeNull();
    }
    expect(sayPay({ salaryMin: 1000, salaryMax: null, salaryCurrency: 'PGK' })).toBe('From PGK 1,000');
  });

  it('say the period of the year where it stands alone, and about what that is a fortnight (decision P21)', () => {
    const range = pay({ salaryMin: 60_000, salaryMax: 80_000 });
    expect(sayPayAndPeriod(range)).toBe('PGK 60,000 - PGK 80,000 a year');
    expect(sayFortnight(range)).toBe('about K 2,308 - K 3,077 a fortnight');
    expect(sayFortnight(pay({ salaryMin: 31_000 }))).toBe('from about K 1,192 a fortnight');
    expect(sayFortnight(pay({ salaryMin: 39_000, salaryMax: 39_000 }, 'USD'))).toBe('about $1,500 a fortnight');
    expect(sayFortnight(pay({}))).toBeNull();
    expect(sayPayAndPeriod(pay({}))).toBeNull();
    const quoted = pay({ payPeriod: 'day', payMin: 120, payMax: 120 });
    expect(sayPayAndPeriod(quoted, true)).toBe(sayPay(quoted, true));
  });
});
