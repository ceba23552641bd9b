import { describe, expect, it } from '@jest/globals';
import { createJobBody, updateJobBody } from './api/jobs.js';
import { payPeriods } from './enums.js';
import { AppError } from './errors.js';
import { timesAYear, yearlyPay } from './pay-periods.js';
import { noPay, type QuotedPay, saysPay, type SentPay, settlePay } from './quoted-pay.js';

const yearly: QuotedPay = { ...noPay, salaryMin: 40_000, salaryMax: 60_000 };
const fortnightly: QuotedPay = {
  salaryMin: 32_500,
  salaryMax: 39_000,
  payPeriod: 'fortnight',
  payMin: 1250,
  payMax: 1500,
};

const refusedField = (sent: SentPay, stored?: QuotedPay): string | undefined => {
  try {
    settlePay(sent, stored);
    return undefined;
  } catch (error) {
    return (error as AppError).details?.[0]?.field;
  }
};

describe('a year of pay (decision P60)', () => {
  it('has 2,080 hours, 260 days, 52 weeks, 26 fortnights and 12 months', () => {
    expect(payPeriods.map((period) => timesAYear[period])).toEqual([2080, 260, 52, 26, 12, 1]);
  });

  it.each([
    [5, 'hour', 10_400],
    [5.25, 'hour', 10_920],
    [24.55, 'hour', 51_064],
    [180, 'day', 46_800],
    [600, 'week', 31_200],
    [1250, 'fortnight', 32_500],
    [769.23, 'fortnight', 20_000],
    [3200, 'month', 38_400],
    [60_000, 'year', 60_000],
  ] as const)('of %d by the %s is %d', (amount, period, year) => {
    expect(yearlyPay(amount, period)).toBe(year);
  });
});

describe('pay that is sent', () => {
  it('by the year is kept as it always was', () => {
    expect(settlePay({ salaryMin: 40_000, salaryMax: 60_000 })).toEqual(yearly);
    expect(settlePay({ salaryMax: 60_000 }, yearly)).toEqual(yearly);
    expect(settlePay({})).toEqual(noPay);
    expect(settlePay({ salaryMin: 1, salaryMax: 2, payPeriod: 'year', payMin: null, payMax: null })).toMatchObject({
      salaryMin: 1,
      payPeriod: 'year',
    });
  });

  it('by another period is turned into a year’s', () => {
    expect(settlePay({ payPeriod: 'fortnight', payMin: 1250, payMax: 1500 })).toEqual(fortnightly);
    expect(settlePay({ payPeriod: 'hour', payMax: 24.5 })).toEqual({
      salaryMin: null,
      salaryMax: 50_960,
      payPeriod: 'hour',
      payMin: null,
      payMax: 24.5,
    });
  });

  it('may say the same year’s pay beside it, and no other', () => {
    expect(settlePay({ ...fortnightly })).toEqual(fortnightly);
    expect(refusedField({ ...fortnightly, salaryMax: 39_001 })).toBe('salaryMax');
    // A whole job that is sent back with other quoted pay holds the year's of before.
    expect(settlePay({ ...fortnightly, payMax: 1600 }, fortnightly).salaryMax).toBe(41_600);
  });

  it('of which a part is changed is put together with what is stored', () => {
    expect(settlePay({ payMin: 1300 }, fortnightly)).toMatchObject({ salaryMin: 33_800, payMax: 1500 });
    expect(settlePay({ payPeriod: 'week' }, fortnightly)).toMatchObject({ salaryMin: 65_000, payPeriod: 'week' });
    expect(settlePay({ payPeriod: 'year' }, fortnightly)).toEqual({ ...noPay, salaryMin: 32_500, salaryMax: 39_000 });
    expect(settlePay({ payMin: null, payMax: null }, fortnightly)).toEqual(noPay);
    expect(settlePay({ payMin: null }, fortnightly)).toMatchObject({ salaryMin: null, salaryMax: 39_000 });
  });

  it('by who knows years alone leaves what is quoted, or takes its place', () => {
    expect(settlePay({ salaryMin: 32_500, salaryMax: 39_000 }, fortnightly)).toEqual(fortnightly);
    expect(settlePay({ salaryMin: 35_000 }, fortnightly)).toEqual({ ...noPay, salaryMin: 35_000, salaryMax: 39_000 });
    expect(settlePay({ salaryMin: null, salaryMax: null }, fortnightly)).toEqual(noPay);
  });

  it('is none where the period has no amount', () => {
    expect(settlePay({ payPeriod: 'month', payMin: null, payMax: null, salaryMin: null, salaryMax: null })).toEqual(
      noPay,
    );
    expect(settlePay({ payPeriod: 'month', payMin: null, payMax: null }, yearly)).toEqual(noPay);
  });

  it.each<[SentPay, QuotedPay | undefined, string]>([
    [{ payPeriod: 'month' }, yearly, 'payMin'],
    [{ payPeriod: 'month', salaryMin: 40_000 }, undefined, 'payMin'],
    [{ payMin: 12 }, undefined, 'payMin'],
    [{ payPeriod: 'year', payMax: 12 }, undefined, 'payMax'],
    [{ payPeriod: 'hour', payMin: 9, payMax: 8 }, undefined, 'payMin'],
    [{ payMin: 1501 }, fortnightly, 'payMin'],
    [{ payPeriod: 'hour', payMin: 900_000_000 }, undefined, 'payMin'],
    [{ salaryMin: 3, salaryMax: 2 }, undefined, 'salaryMin'],
    [{ salaryMin: 60_001 }, yearly, 'salaryMin'],
  ])('is refused where it contradicts itself: %j', (sent, stored, field) => {
    expect(refusedField(sent, stored)).toBe(field);
  });

  it('is noticed', () => {
    expect(saysPay({ payMax: null })).toBe(true);
    expect(saysPay({})).toBe(false);
  });
});

describe('the forms of jobs', () => {
  const job = { title: 'a', description: 'b', industry: 'c', workType: 'on-site', employmentType: 'full-time' };
  const complaint = (body: object) => createJobBody.safeParse({ ...job, ...body }).error?.issues[0];

  it('take amounts with two decimals, as text too', () => {
    expect(createJobBody.parse({ ...job, payPeriod: 'hour', payMin: '24.50', payMax: '' })).toMatchObject({
      payMin: 24.5,
      payMax: null,
    });
    expect(complaint({ payPeriod: 'hour', payMin: 24.555 })?.path).toEqual(['payMin']);
    expect(complaint({ payPeriod: 'decade', payMin: 1 })?.path).toEqual(['payPeriod']);
  });

  it('name the field that does not fit', () => {
    expect(complaint({ payPeriod: 'hour', payMin: 9, salaryMin: 1 })?.path).toEqual(['salaryMin']);
    expect(updateJobBody.safeParse({ payMin: 9, payMax: 8 }).error?.issues[0]?.path).toEqual(['payMin']);
    expect(complaint({ internalReference: 'x'.repeat(41) })?.path).toEqual(['internalReference']);
  });
});
