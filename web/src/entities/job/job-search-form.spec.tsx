import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen.js';
import { JobSearchForm } from './job-search-form.js';

const searched: string[] = [];

/** The screen follows the address by a press, so that it may lag behind. */
const Search = () => {
  const [search, setSearch] = useState('tisa Mt Hagen');
  return (
    <>
      <JobSearchForm type="job" search={search} onSearch={(values) => searched.push(values.search)} />
      <button type="button" onClick={() => setSearch(new URL(window.location.href).searchParams.get('search') ?? '')}>
        follow
      </button>
    </>
  );
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Job title or keyword' });
const type = (words: string) => fireEvent.input(box(), { target: { value: words } });
const moveTo = (search: string) => window.history.pushState(null, '', `/jobs?search=${search}`);
const follow = () => fireEvent.click(screen.getByRole('button', { name: 'follow' }));

it('keeps what is typed while the screen lags behind the address, and follows the address otherwise', () => {
  renderScreen(<Search />);
  expect(box().value).toBe('tisa Mt Hagen');
  type('typed, and left');
  moveTo('tisa');
  follow();
  expect(box().value).toBe('tisa');
  moveTo('nurse');
  type('accountant');
  follow();
  expect(box().value).toBe('accountant');
  fireEvent.submit(box());
  expect(searched).toEqual(['accountant']);
  moveTo('accountant');
  follow();
  expect(box().value).toBe('accountant');
  moveTo('');
  follow();
  expect(box().value).toBe('');
});
