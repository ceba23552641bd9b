import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSavesData } from '../../lib/browser/saves-data.js';
import { renderScreen } from '../../testing/render-screen.js';
import { LocationFilter } from './location-filter.js';

const type = (text: string) =>
  userEvent
    .setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    .type(screen.getByLabelText('Location'), text);

describe('the place to look in', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    jest.useFakeTimers({ advanceTimers: true });
    renderScreen(<LocationFilter value="" onChange={(location) => asked.push(location)} />);
  });
  afterEach(() => {
    setSavesData(false);
    jest.useRealTimers();
  });

  it('is asked for once a town is whole, without a pause', async () => {
    await type('Lae');
    expect(asked).toEqual(['Lae']);
  });

  it('is asked for after a pause in the typing', async () => {
    await type('Gor');
    expect(asked).toEqual([]);
    act(() => jest.advanceTimersByTime(400));
    expect(asked).toEqual(['Gor']);
  });

  it('waits for Enter where data is saved', async () => {
    setSavesData(true);
    await type('Gor');
    act(() => jest.advanceTimersByTime(5000));
    expect(asked).toEqual([]);
    await type('{Enter}');
    expect(asked).toEqual(['Gor']);
  });
});
