import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { rememberSearch } from '../../lib/browser/past-searches.js';
import { renderScreen } from '../../testing/render-screen.js';
import { SearchSuggestions } from './search-suggestions.js';

const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } });

describe('search suggestions', () => {
  const realFetch = globalThis.fetch;
  const asked: string[] = [];
  let input: HTMLInputElement;
  beforeEach(() => {
    jest.useFakeTimers();
    asked.length = 0;
    globalThis.fetch = ((path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json([{ kind: 'title', text: 'Driver' }]));
    }) as typeof fetch;
    input = document.body.appendChild(document.createElement('input'));
    renderScreen(<SearchSuggestions input={input} onPick={() => undefined} />);
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    input.remove();
    localStorage.clear();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const type = async (text: string) => {
    fireEvent.input(input, { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(1000));
  };

  it('come from the server from the second letter on', async () => {
    saveData(false);
    await type('d');
    expect(asked).toEqual([]);
    await type('dr');
    expect(asked).toEqual(['/api/jobs/suggestions?q=dr']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['DriverJob']);
  });

  it('are asked of nobody when the browser saves data; past searches cost nothing and stay', async () => {
    saveData(true);
    rememberSearch('Driver Lae');
    await type('dr');
    expect(asked).toEqual([]);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Driver LaeSearched before']);
  });
});
