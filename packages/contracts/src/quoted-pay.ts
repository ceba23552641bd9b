import type { PayPeriod } from './enums.js';
import { validationError } from './errors.js';
import { requirePayInOrder } from './pay.js';
import { yearlyPay } from './pay-periods.js';
import { say } from './sentences.js';

/** What is said of pay that does not fit; apart from {@link say}, which every form carries. */
export const sayOfPay = {
  payInvalid: 'Please enter a valid amount, with two decimals at most',
  payPeriodInvalid: 'Pay is by the hour, day, week, fortnight, month or year',
  payWithoutPeriod: 'Pay by the year goes into salaryMin and salaryMax',
  payWithoutAmount: 'Please say the pay for this period in payMin or payMax',
  payTwice: 'A year’s pay follows from payMin and payMax. Leave salaryMin and salaryMax out, or say the same.',
} as const;

/** The pay of a job as it is stored: a year's in any case, and as it was quoted when that is by another period. */
export interface QuotedPay {
  salaryMin: number | null;
  salaryMax: number | null;
  payPeriod: PayPeriod;
  payMin: number | null;
  payMax: number | null;
}

/** What a call says of the pay; what is left out is not said. */
export type SentPay = { [Field in keyof QuotedPay]?: QuotedPay[Field] | null | undefined };

const fields = ['salaryMin', 'salaryMax', 'payPeriod', 'payMin', 'payMax'] as const;
const mostYearly = 1_000_000_000;

export const noPay: QuotedPay = { salaryMin: null, salaryMax: null, payPeriod: 'year', payMin: null, payMax: null };

const refuse = (field: keyof QuotedPay, message: string): never => {
  throw validationError([{ path: [field], message }]);
};

/** Yearly pay: what is said of it, else what is stored. */
const byTheYear = (sent: SentPay, stored: QuotedPay): QuotedPay => {
  if (sent.payMin || sent.payMax) {
    refuse(sent.payMin ? 'payMin' : 'payMax', sayOfPay.payWithoutPeriod);
  }
  const { salaryMin = stored.salaryMin, salaryMax = stored.salaryMax } = sent;
  requirePayInOrder({ salaryMin, salaryMax });
  return { ...noPay, salaryMin, salaryMax };
};

/** A period without an amount: no pay where amounts were taken away or never were. */
const withoutAmount = (sent: SentPay, stored: QuotedPay): QuotedPay => {
  const isCleared = sent.payMin === null || sent.payMax === null;
  const yearly = [sent.salaryMin, sent.salaryMax, ...(isCleared ? [] : [stored.salaryMin, stored.salaryMax])];
  return yearly.every((amount) => amount == null) ? noPay : refuse('payMin', sayOfPay.payWithoutAmount);
};

/** Pay by another period, from which the year's follows. */
const byThePeriod = (sent: SentPay, { stored, payPeriod }: { stored: QuotedPay; payPeriod: PayPeriod }): QuotedPay => {
  const { payMin = stored.payMin, payMax = stored.payMax } = sent;
  if (payMin === null && payMax === null) {
    return withoutAmount(sent, stored);
  }
  if (payMin !== null && payMax !== null && payMin > payMax) {
    refuse('payMin', say.salaryOrder);
  }
  const yearly = (amount: number | null) => (amount === null ? null : yearlyPay(amount, payPeriod));
  const pay: QuotedPay = { salaryMin: yearly(payMin), salaryMax: yearly(payMax), payPeriod, payMin, payMax };
  for (const [field, quoted] of [
    ['salaryMin', 'payMin'],
    ['salaryMax', 'payMax'],
  ] as const) {
    if ((pay[field] ?? 0) > mostYearly) {
      refuse(quoted, sayOfPay.payInvalid);
    }
    const said = sent[field] ?? null;
    if (said !== null && said !== pay[field] && said !== stored[field]) {
      refuse(field, sayOfPay.payTwice);
    }
  }
  return pay;
};

/** Another year's pay, by whoever knows yearly amounts alone. */
const isOtherYearly = (sent: SentPay, stored: QuotedPay): boolean => {
  const { salaryMin = stored.salaryMin, salaryMax = stored.salaryMax } = sent;
  const saysQuoted = sent.payPeriod != null || sent.payMin !== undefined || sent.payMax !== undefined;
  return !saysQuoted && (salaryMin !== stored.salaryMin || salaryMax !== stored.salaryMax);
};

/**
 * The pay of a job after a call that says something of it (decision P60). Whoever knows yearly amounts alone goes on as before:
 * another year's pay makes it pay by the year, the same one leaves what is quoted. A period with amounts is turned into a
 * year's pay; a year's pay beside it is refused unless it says the same. A period without any amount is no pay.
 * @param sent what the call says
 * @param stored what was there before, {@link noPay} for a new job
 * @throws `validation_failed` when it contradicts itself or is out of order
 */
export const settlePay = (sent: SentPay, stored: QuotedPay = noPay): QuotedPay => {
  const payPeriod = sent.payPeriod ?? (isOtherYearly(sent, stored) ? 'year' : stored.payPeriod);
  return payPeriod === 'year' ? byTheYear(sent, stored) : byThePeriod(sent, { stored, payPeriod });
};

/** Whether a call says anything of the pay. */
export const saysPay = (sent: SentPay): boolean => fields.some((field) => sent[field] !== undefined);
