import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { renderScreen } from '../../testing/render-screen.js';
import { SearchInput } from './search-input.js';

const asked: string[] = [];

/** The address follows by presses, so that it may lag behind what is typed. */
const Search = () => {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <SearchInput aria-label="Search" value={params.get('q') ?? ''} onSearch={(words) => asked.push(words)} />
      {['m', 'mer', ''].map((q) => (
        <button key={q} type="button" onClick={() => setParams({ q })}>{`to ${q || 'none'}`}</button>
      ))}
    </>
  );
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const moveTo = (q: string) => act(() => screen.getByRole('button', { name: `to ${q}` }).click());

it('keeps what is typed while the address lags behind, and follows the address when it comes from elsewhere', () => {
  renderScreen(<Search />);
  for (const words of ['m', 'me', 'mer']) {
    fireEvent.change(box(), { target: { value: words } });
  }
  moveTo('m');
  expect(box().value).toBe('mer');
  moveTo('mer');
  expect(box().value).toBe('mer');
  moveTo('none');
  expect(box().value).toBe('');
  expect(asked).toEqual(['m', 'me', 'mer']);
});
