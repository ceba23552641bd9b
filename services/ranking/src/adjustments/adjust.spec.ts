import { describe, expect, it } from '@jest/globals';
import type { Importance, RankReason } from '@workboard/contracts';
import { adjust, type Verdict } from './adjust.js';

const reason = (criterion: string, degree: number, met: RankReason['met'] = degree > 0.5 ? 'yes' : 'unknown') => ({
  criterion,
  kind: 'skill' as const,
  met,
  weight: 2,
  degree,
  evidence: null,
  source: null,
});
const assessed = { applicationId: 1, score: 50, reasons: [reason('Welding', 1), reason('Excel', 0)] };
const weigh = (importances: Record<string, Importance>, verdicts: Record<string, Verdict> = {}) =>
  adjust(assessed, { importances, corrections: new Map([[1, new Map(Object.entries(verdicts))]]) });

describe('a score weighed anew', () => {
  it('stays while nobody changed anything, whatever was confirmed', () => {
    expect(weigh({ Welding: 'normal' })).toBe(assessed);
    expect(weigh({}, { Welding: 'right' })).toMatchObject({ score: 50, reasons: [{ verdict: 'right' }, {}] });
  });

  it.each<[Importance, Importance, number]>([
    ['high', 'normal', 66.7],
    ['low', 'normal', 33.3],
    ['normal', 'off', 100],
    ['must', 'normal', 66.7],
    ['normal', 'must', 16.7],
    ['off', 'off', 0],
  ])('is moved by Welding %s and Excel %s to %d', (Welding, Excel, score) => {
    expect(weigh({ Welding, Excel }).score).toBe(score);
  });

  it('shows neither what was switched off nor the old weight', () => {
    const { reasons } = weigh({ Welding: 'off', Excel: 'high' });
    expect(reasons).toEqual([{ ...reason('Excel', 0), importance: 'high', weight: 4 }]);
  });

  it('takes a wanted answer for a must-have until the employer says otherwise', () => {
    const answer = { ...reason('Can you work nights?', 0, 'no'), weight: 4, importance: 'must' as const };
    const asked = { applicationId: 1, score: 12.5, reasons: [reason('Welding', 1), reason('Excel', 0), answer] };
    const weighIt = (importances: Record<string, Importance>) => adjust(asked, { importances, corrections: new Map() });
    expect(weighIt({ 'Can you work nights?': 'must' })).toBe(asked);
    expect(weighIt({ Excel: 'off' }).score).toBe(16.7);
    expect(weighIt({ 'Can you work nights?': 'normal' })).toMatchObject({
      score: 33.3,
      reasons: [{}, {}, { weight: 2 }],
    });
    expect(weighIt({ 'Can you work nights?': 'normal' }).reasons[2]).not.toHaveProperty('importance');
    expect(weighIt({ 'Can you work nights?': 'off' }).score).toBe(50);
  });

  it('turns round what was called wrong, and asks nothing more of a must-have that is there', () => {
    expect(weigh({}, { Excel: 'wrong' })).toMatchObject({
      score: 100,
      reasons: [{}, { met: 'yes', verdict: 'wrong' }],
    });
    expect(weigh({}, { Welding: 'wrong' })).toMatchObject({ score: 0, reasons: [{ met: 'no', degree: 0 }, {}] });
    expect(weigh({ Excel: 'must' }, { Excel: 'wrong' }).score).toBe(100);
  });
});
