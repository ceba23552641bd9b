import type { ScoreVerdict } from '@workboard/contracts/enums';

/** What the words in all are called. */
export const verdictLabels: Record<ScoreVerdict, string> = {
  strong_yes: 'Strong yes',
  yes: 'Yes',
  unsure: 'Not sure',
  no: 'No',
};

/** A score as people read it: 4 or 3.5. */
export const sayScore = (value: number): string => String(Math.round(value * 10) / 10);
