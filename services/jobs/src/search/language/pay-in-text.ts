import { timesAYear } from '@workboard/contracts';

/** Pay that a search asks for: yearly amounts in PGK, and the words that said so. */
export interface AskedPay {
  from?: number;
  to?: number;
  /** As it stood in the search. */
  text: string;
  label: string;
}

/** How often a year each period of pay comes round, by the words of searches. */
const perYear = { ...timesAYear, hr: timesAYear.hour, annum: timesAYear.year };
type Period = keyof typeof perYear;

const pattern = new RegExp(
  [
    String.raw`(?:\b(?<cue>over|above|more than|at least|from|minimum|min|under|below|less than|up to|maximum|max)\s+)?`,
    String.raw`(?<![\p{L}\p{N}])(?<before>k|pgk|kina)?\s?(?<amount>\d[\d,]*(?:\.\d+)?)(?<thousand>k\b)?(?<after>\s*(?:kina|pgk)\b)?`,
    String.raw`(?:\s*(?:\b(?:a|an|per|each|every|p)\b|/)\s*(?<period>hour|hr|day|week|fortnight|month|year|annum)|\s+(?<ly>hour|dai|week|fortnight|month|year)ly)?`,
  ].join(''),
  'giu',
);
const upwards = /^(?:under|below|less than|up to|maximum|max)$/i;
const leastYearly = 1000;

/** Finds pay in a search: 'over 80000', 'K2,500 a fortnight', '80k'. Numbers of grades, classes and years are none. */
export const payInText = (search: string): AskedPay | undefined => {
  for (const match of search.matchAll(pattern)) {
    const { cue, before, amount = '', thousand, after, period, ly } = match.groups ?? {};
    const number = Number(amount.replaceAll(',', '')) * (thousand ? 1000 : 1);
    const named = (period?.toLowerCase() ?? (ly === 'dai' ? 'day' : ly?.toLowerCase())) as Period | undefined;
    const yearly = Math.round(number * perYear[named ?? 'year']);
    const isMoney = before ?? after ?? thousand ?? named ?? (number >= leastYearly ? cue : undefined);
    if (isMoney && yearly >= leastYearly && yearly < 100_000_000) {
      const isMost = cue !== undefined && upwards.test(cue);
      const shown = `K${number.toLocaleString('en')}${named && named !== 'year' && named !== 'annum' ? ` a ${named}` : ' a year'}`;
      return {
        ...(isMost ? { to: yearly } : { from: yearly }),
        text: match[0].trim(),
        label: `Pay: ${isMost ? 'up to' : 'from'} ${shown}`,
      };
    }
  }
  return undefined;
};
