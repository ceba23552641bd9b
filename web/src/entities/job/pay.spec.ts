import { describe, expect, it } from '@jest/globals';
import { formatSalary } from './pay.js';

const pay = (salaryMin: number | null, salaryMax: number | null, salaryCurrency: 'PGK' | 'USD' = 'PGK') =>
  formatSalary({ salaryMin, salaryMax, salaryCurrency });

describe('formatSalary', () => {
  it('shows a range in the job’s own currency', () => {
    expect(pay(60_000, 80_000)).toBe('PGK 60,000 - PGK 80,000');
    expect(pay(60_000, 80_000, 'USD')).toBe('$60,000 - $80,000');
  });

  it('shows an open end as From or Up to', () => {
    expect(pay(48_000, null)).toBe('From PGK 48,000');
    expect(pay(null, 1_250_000, 'USD')).toBe('Up to $1,250,000');
  });

  it('says when nothing is named', () => {
    expect(pay(null, null)).toBe('Salary not specified');
  });
});
