import type { Currency } from '@workboard/contracts/enums';

interface Pay {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: Currency;
}

const digits = new Intl.NumberFormat('en-PG', { maximumFractionDigits: 0 });

/** A yearly amount in the job's own currency: `$60,000`, `PGK 60,000` (decision P2). */
export const formatAmount = (amount: number, currency: Currency): string =>
  currency === 'USD' ? `$${digits.format(amount)}` : `${currency} ${digits.format(amount)}`;

/** The pay of a job in the spec's four forms (spec §9). */
export const formatSalary = ({ salaryMin, salaryMax, salaryCurrency }: Pay): string => {
  const amount = (value: number) => formatAmount(value, salaryCurrency);
  if (salaryMin && salaryMax) {
    return `${amount(salaryMin)} - ${amount(salaryMax)}`;
  }
  if (salaryMin) {
    return `From ${amount(salaryMin)}`;
  }
  return salaryMax ? `Up to ${amount(salaryMax)}` : 'Salary not specified';
};

/** Whole numbers with separators, as in counters. */
export const formatNumber = (value: number): string => digits.format(value);
