import type { Currency, PayPeriod } from './enums.js';
import { timesAYear } from './pay-periods.js';

/** Pay of a job; an end that is missing is open. */
export interface StatedPay {
  /** A year's pay. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: Currency;
  /** How it was quoted, where that is not by the year (decision P60). */
  payPeriod?: PayPeriod;
  payMin?: number | null;
  payMax?: number | null;
}

const digits = new Intl.NumberFormat('en-PG', { maximumFractionDigits: 0 });
const signOf = (currency: Currency): string => (currency === 'USD' ? '$' : `${currency} `);

/** A yearly amount in the job's own currency: `$60,000`, `PGK 60,000` (decision P2). */
export const formatAmount = (amount: number, currency: Currency): string => signOf(currency) + digits.format(amount);

/** An amount as people quote it: `K 1,250`, `K 24.50` (decision P60). */
export const formatQuoted = (amount: number, currency: Currency): string => {
  const cents = amount % 1;
  const sign = currency === 'PGK' ? 'K ' : signOf(currency);
  return sign + digits.format(amount - cents) + (cents ? cents.toFixed(2).slice(1) : '');
};

type Amount = number | null | undefined;
const sayRange = (low: Amount, high: Amount, format: (amount: number) => string): string | null => {
  if (low && high) {
    return `${format(low)} - ${format(high)}`;
  }
  if (low) {
    return `From ${format(low)}`;
  }
  return high ? `Up to ${format(high)}` : null;
};

const aFortnight = (yearly: Amount) => yearly && Math.round(yearly / timesAYear.fortnight);

/** Pay by the year as it comes about a fortnight, by which people there are paid (decision P21); null where nothing is said. */
export const sayFortnight = ({ salaryMin, salaryMax, salaryCurrency }: StatedPay): string | null => {
  const range = sayQuoted(aFortnight(salaryMin), aFortnight(salaryMax), salaryCurrency);
  return range && `${range.replace(/^(?:From |Up to )?/, (end) => `${end.toLowerCase()}about `)} a fortnight`;
};

/** Whether the pay was quoted by the year. */
export const isByYear = ({ payPeriod = 'year' }: StatedPay): boolean => payPeriod === 'year';

/** A range of quoted amounts; one amount where both ends are the same. */
export const sayQuoted = (low: Amount, high: Amount, currency: Currency): string | null => {
  const format = (amount: number) => formatQuoted(amount, currency);
  return low && low === high ? format(low) : sayRange(low, high, format);
};

/**
 * The pay of a job in the spec's forms; null when nothing is said about it (spec §9, decision P2). Pay by another period than
 * the year is said as it was quoted, and the year's beside it, which `isShort` leaves out (decision P60).
 */
export const sayPay = (pay: StatedPay, isShort = false): string | null => {
  const { salaryMin, salaryMax, salaryCurrency, payPeriod = 'year' } = pay;
  if (payPeriod === 'year') {
    return sayRange(salaryMin, salaryMax, (amount) => formatAmount(amount, salaryCurrency));
  }
  const quoted = `${sayQuoted(pay.payMin, pay.payMax, salaryCurrency)} per ${payPeriod}`;
  const year = sayQuoted(salaryMin, salaryMax, salaryCurrency)?.replace(/^[FU]/, (letter) => letter.toLowerCase());
  return isShort ? quoted : `${quoted} (${year} a year)`;
};

/** The same with its period, whichever it is. */
export const sayPayAndPeriod = (pay: StatedPay, isShort?: boolean): string | null => {
  const said = sayPay(pay, isShort);
  return said !== null && isByYear(pay) ? `${said} a year` : said;
};
