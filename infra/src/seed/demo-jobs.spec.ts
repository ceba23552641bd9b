import { describe, expect, it } from '@jest/globals';
import { daysLeft, endOfDay, yearlyPay } from '@workboard/contracts';
import { companies, companyById, distinct, jobs, listed, now } from './testing/sample.js';

describe('demo jobs', () => {
  it('closes in every way: today, tomorrow, past, expired, without a date and up to 60 days ahead', () => {
    const left = jobs.map(({ closingDate }) => (closingDate === null ? null : daysLeft(endOfDay(closingDate), now)));
    const count = (test: (days: number) => boolean): number =>
      left.filter((days) => days !== null && test(days)).length;
    expect(count((days) => days === 0)).toBeGreaterThan(5);
    expect(count((days) => days === 1)).toBeGreaterThan(5);
    expect(count((days) => days < 0 && days >= -30)).toBeGreaterThan(15);
    expect(count((days) => days < -30)).toBeGreaterThan(0);
    expect(count((days) => days > 40)).toBeGreaterThan(20);
    expect(Math.max(...left.filter((days) => days !== null))).toBeLessThanOrEqual(60);
    expect(left.filter((days) => days === null).length).toBeGreaterThan(20);
  });

  it('is posted before now and before its closing day, some within the last day, oldest first', () => {
    expect(jobs.filter(({ createdAt }) => createdAt > now)).toEqual([]);
    expect(
      jobs.filter(({ createdAt, closingDate }) => closingDate !== null && createdAt > endOfDay(closingDate)),
    ).toEqual([]);
    expect(
      jobs.filter(({ companyId, createdAt }) => createdAt < (companyById.get(companyId)?.createdAt ?? now)),
    ).toEqual([]);
    expect(jobs.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < 86_400_000).length).toBeGreaterThan(10);
    expect(jobs.map(({ createdAt }) => createdAt.getTime())).toEqual(
      jobs.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => a - b),
    );
  });

  it('publishes nothing of unauthorised companies and keeps some drafts and inactive ads', () => {
    const unauthorised = companies.filter(({ status }) => status === 'unauthorised').map(({ id }) => id);
    expect(unauthorised.length).toBeGreaterThanOrEqual(3);
    expect(jobs.filter(({ companyId, published }) => published && unauthorised.includes(companyId))).toEqual([]);
    expect(
      jobs.filter(({ companyId, published }) => !published && !unauthorised.includes(companyId)).length,
    ).toBeGreaterThan(10);
    expect(jobs.filter(({ status }) => status === 'inactive').length).toBeGreaterThan(15);
    expect(jobs.filter((job) => job.published !== (job.publishedAt !== null))).toEqual([]);
    expect(listed.length).toBeGreaterThan(600);
  });

  it('pays in kina with every form of range, the lower end first', () => {
    const forms = jobs.map(
      ({ salaryMin, salaryMax }) => `${salaryMin === null ? '-' : 'min'} ${salaryMax === null ? '-' : 'max'}`,
    );
    expect([...new Set(forms)].toSorted()).toEqual(['- -', '- max', 'min -', 'min max']);
    expect(
      jobs.filter(({ salaryMin, salaryMax }) => salaryMin !== null && salaryMax !== null && salaryMin > salaryMax),
    ).toEqual([]);
    expect(jobs.filter(({ salaryMin }) => salaryMin !== null && (salaryMin < 8000 || salaryMin > 250_000))).toEqual([]);
  });

  it('quotes some pay by the fortnight and by the hour, with the year’s beside it', () => {
    for (const period of ['fortnight', 'hour'] as const) {
      const quoted = jobs.filter(
        ({ payPeriod, payMin, payMax }) => payPeriod === period && (payMin ?? payMax) !== null,
      );
      expect(quoted.length).toBeGreaterThan(10);
      for (const { payMin, salaryMin } of quoted) {
        expect(salaryMin).toBe(payMin === null ? null : yearlyPay(payMin, period));
      }
    }
    expect(jobs.filter(({ payPeriod }) => payPeriod === 'year').length).toBeGreaterThan(jobs.length / 2);
    expect(jobs.filter(({ payPeriod, payMin }) => payPeriod === 'hour' && payMin !== null && payMin < 5)).toEqual([]);
  });

  it('does not repeat a title of one company in one town', () => {
    expect(distinct(jobs.map(({ companyId, title, location }) => `${companyId}|${title}|${location}`))).toBe(
      jobs.length,
    );
  });
});
