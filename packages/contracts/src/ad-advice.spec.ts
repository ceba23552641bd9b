import { describe, expect, it } from '@jest/globals';
import { adviceKinds, adviceInOrder, adviceOf, type DraftAd, duplicateAdvice, isShouting } from './ad-advice.js';
import { minimumWageOn, minimumWages } from './minimum-wage.js';
import { settlePay, type SentPay } from './quoted-pay.js';

const now = new Date('2026-11-23T02:00:00Z');
const text =
  'You keep the trucks of the mine running: you find faults, change engines and gearboxes, and write down what you did. ' +
  'You work in a team of six on a roster of 20 days on and 10 days off, and live in the camp at Tabubil, flights paid.';

const ad = ({ sent, ...changes }: Partial<DraftAd> & { sent?: SentPay } = {}): DraftAd => ({
  title: 'Heavy Diesel Fitter',
  description: text,
  requirements: [],
  responsibilities: [],
  skills: [],
  benefits: [],
  salaryCurrency: 'PGK',
  employmentType: 'full-time',
  closingDate: '2026-12-14',
  ...settlePay(sent ?? { salaryMin: 60_000, salaryMax: 80_000 }),
  ...changes,
});
const kindsOf = (changes: Parameters<typeof ad>[0], at = now) => adviceOf(ad(changes), at).map(({ kind }) => kind);

const hourlyAt = (instant: string) => minimumWageOn(new Date(instant))?.hourly;

describe('the minimum wage (decision P62)', () => {
  it('is that of the day in Port Moresby', () => {
    expect(hourlyAt('2025-12-31T13:59:59Z')).toBeUndefined();
    expect(hourlyAt('2025-12-31T14:00:00Z')).toBe(5);
    expect(hourlyAt('2026-12-31T13:59:59Z')).toBe(5);
    expect(hourlyAt('2026-12-31T14:00:00Z')).toBe(5.25);
    expect(hourlyAt('2028-06-01T00:00:00Z')).toBe(5.5);
  });

  it('stands in a table, the newest first', () => {
    expect(minimumWages.map(({ from }) => from)).toEqual(
      minimumWages
        .map(({ from }) => from)
        .toSorted()
        .toReversed(),
    );
  });

  it.each<[SentPay, boolean]>([
    [{ payPeriod: 'hour', payMin: 3 }, true],
    [{ payPeriod: 'hour', payMin: 4.99, payMax: 9 }, true],
    [{ payPeriod: 'hour', payMin: 5 }, false],
    [{ payPeriod: 'fortnight', payMin: 399 }, true],
    [{ payPeriod: 'fortnight', payMin: 400 }, false],
    [{ payPeriod: 'month', payMax: 800 }, true],
    [{ salaryMin: 10_000 }, true],
    [{ salaryMin: 10_400 }, false],
  ])('of 2026 is undercut by %j: %s', (sent, isBelow) => {
    expect(kindsOf({ sent })).toEqual(isBelow ? ['below_minimum_wage'] : []);
  });

  it('is that of the closing day, after which work begins', () => {
    const sent: SentPay = { payPeriod: 'hour', payMin: 5.1 };
    expect(kindsOf({ sent, closingDate: '2026-12-31' })).toEqual([]);
    expect(kindsOf({ sent, closingDate: '2027-01-01' })).toEqual(['below_minimum_wage']);
    expect(adviceOf(ad({ sent, closingDate: '2027-01-01' }), now)[0]?.todo).toContain(
      'From Friday 1 January 2027 it is K 5.25 an hour, K 420 a fortnight of 80 hours.',
    );
  });

  it('is not guessed for other currencies, and for part-time work by the hour alone', () => {
    const sent: SentPay = { salaryMin: 9000 };
    expect(kindsOf({ sent, salaryCurrency: 'USD' })).toEqual([]);
    expect(kindsOf({ sent, employmentType: 'part-time' })).toEqual([]);
    expect(kindsOf({ sent: { payPeriod: 'hour', payMin: 4 }, employmentType: 'part-time' })).toHaveLength(1);
  });
});

describe('advice about an ad', () => {
  it('says nothing of a good one', () => {
    expect(kindsOf({})).toEqual([]);
  });

  it.each([
    ['HEAVY DIESEL FITTER', true],
    ['DRIVER', true],
    ['Driver wanted!!!', true],
    ['URGENT hiring DRIVERS NEEDED', true],
    ['HSE Officer', false],
    ['ICT Manager (PNG LNG)', false],
    ['CEO', false],
    ['Heavy Diesel Fitter', false],
    ['Officer, NAQIA Lae', false],
  ])('finds that %s shouts: %s', (title, shouts) => {
    expect(isShouting(title)).toBe(shouts);
  });

  it('finds no pay, thin text and dates that are over, near or far', () => {
    expect(kindsOf({ sent: {} })).toEqual(['no_pay']);
    expect(kindsOf({ description: 'Keeps the books of a coffee exporter.' })).toEqual(['thin_text']);
    expect(kindsOf({ closingDate: '2026-11-22' })).toEqual(['closed_already']);
    expect(kindsOf({ closingDate: '2026-11-23' })).toEqual(['closes_soon']);
    expect(kindsOf({ closingDate: '2026-11-25' })).toEqual(['closes_soon']);
    expect(kindsOf({ closingDate: '2026-11-26' })).toEqual([]);
    expect(kindsOf({ closingDate: '2027-02-21' })).toEqual([]);
    expect(kindsOf({ closingDate: '2027-02-22' })).toEqual(['closes_far']);
    expect(kindsOf({ closingDate: null })).toEqual([]);
  });

  it('shows the words that ask for money, as the screening of ads finds them', () => {
    const fee = 'Pay the visa processing fee of K350.';
    expect(adviceOf(ad({ benefits: [fee] }), now)).toMatchObject([{ kind: 'asks_fee', sentences: [fee] }]);
    expect(kindsOf({ description: `${text} Send your bank card number.` })).toEqual(['asks_bank']);
  });

  it('begins with what weighs most', () => {
    const found = adviceOf(
      ad({ sent: {}, title: 'HEAVY FITTER', description: 'Pay the visa fee of K50.', closingDate: '2026-11-23' }),
      now,
    );
    const all = adviceInOrder([...found, duplicateAdvice({ id: 7, title: 'Fitter' })]).map(({ kind }) => kind);
    expect(all).toEqual(['asks_fee', 'near_duplicate', 'closes_soon', 'no_pay', 'shouting_title', 'thin_text']);
    expect(all.every((kind) => adviceKinds.includes(kind))).toBe(true);
  });
});
