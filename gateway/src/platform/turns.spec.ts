import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Turns } from './turns.js';

describe('those who wait for their turn', () => {
  let turns: Turns;
  let events: string[];
  const wait = (name: string, patience = 500) =>
    turns.wait({
      patience,
      onTurn: () => events.push(`${name} has a turn`),
      onTooLong: () => events.push(`${name} waited too long`),
    });
  beforeEach(() => {
    jest.useFakeTimers();
    turns = new Turns();
    events = [];
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('get it in the order in which they came, while there is room', () => {
    wait('first');
    wait('second');
    wait('third');
    turns.next(() => events.length < 2);
    expect(events).toEqual(['first has a turn', 'second has a turn']);
    expect(turns.length).toBe(1);
  });

  it('wait no longer than they have patience, and not after their turn', () => {
    wait('patient', 10_000);
    wait('impatient');
    jest.advanceTimersByTime(500);
    turns.next(() => true);
    jest.advanceTimersByTime(20_000);
    expect(events).toEqual(['impatient waited too long', 'patient has a turn']);
  });

  it('are forgotten when they go away', () => {
    const goAway = wait('first');
    wait('second');
    goAway();
    turns.next(() => true);
    goAway();
    jest.advanceTimersByTime(500);
    expect(events).toEqual(['second has a turn']);
    expect(turns.length).toBe(0);
  });
});
