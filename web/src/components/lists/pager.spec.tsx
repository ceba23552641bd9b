import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.js';
import { Pager } from './pager.js';

const show = (to?: (page: number) => string) => {
  const onPage = jest.fn();
  renderScreen(<Pager page={1} pages={3} window={10} withEnds onPage={onPage} to={to} />);
  return onPage;
};

describe('Pager', () => {
  it('leads to addresses where there are some, and leaves clicks with a held key to the browser', () => {
    const onPage = show((page) => `/jobs?page=${page}`);
    const second = screen.getByRole('link', { name: 'Page 2' });
    expect(second.getAttribute('href')).toBe('/jobs?page=2');
    fireEvent.click(second, { ctrlKey: true });
    expect(onPage).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledWith(2);
  });

  it('has nothing to press where there is no such page', () => {
    show((page) => `/jobs?page=${page}`);
    expect(screen.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(true);
  });

  it('has buttons elsewhere', () => {
    const onPage = show();
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(onPage).toHaveBeenCalledWith(3);
  });
});
