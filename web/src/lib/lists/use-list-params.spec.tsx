import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useListParams } from './use-list-params.js';

const defaults = { page: 1, search: '', status: 'all', job: 0 } as const;

const open = (address: string) =>
  renderHook(
    () => ({
      list: useListParams(defaults, { keepPage: ['job'] }),
      address: useLocation().search,
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      ),
    },
  );

describe('useListParams', () => {
  it('reads the address, and the defaults where it says nothing or nonsense', () => {
    const { result } = open('/list?page=3&search=nurse');
    expect(result.current.list[0]).toEqual({ page: 3, search: 'nurse', status: 'all', job: 0 });
    expect(open('/list?page=-2').result.current.list[0].page).toBe(1);
  });

  it('goes back to page 1 when a filter changes', () => {
    const { result } = open('/list?page=3');
    act(() => result.current.list[1]({ status: 'active' }));
    expect(result.current.address).toBe('?status=active');
  });

  it('stays on its page when only the open entry changes', () => {
    const { result } = open('/list?page=3');
    act(() => result.current.list[1]({ job: 7 }));
    expect(result.current.list[0]).toMatchObject({ page: 3, job: 7 });
  });

  it('keeps a change that the address has not followed yet', () => {
    const { result } = open('/list');
    act(() => {
      result.current.list[1]({ status: 'active' });
      result.current.list[1]({ search: 'nurse' });
    });
    expect(result.current.address).toBe('?status=active&search=nurse');
  });

  it('takes one step back from what was tapped twice', () => {
    const { result } = open('/list');
    act(() => {
      result.current.list[1]({ page: 2 });
      result.current.list[1]({ page: 2 });
    });
    act(() => result.current.list[1]({ page: 2 }));
    expect(result.current.address).toBe('?page=2');
    act(() => void result.current.navigate(-1));
    expect(result.current.address).toBe('');
  });

  it('says where a change leads, for links', () => {
    const { result } = open('/list?page=3&status=active');
    expect(result.current.list[2]({ page: 4 })).toEqual({ search: 'page=4&status=active' });
    expect(result.current.list[2]({ search: 'nurse' })).toEqual({ search: 'status=active&search=nurse' });
  });

  it('leaves out what equals the default, and keeps what belongs to others', () => {
    const { result } = open('/list?tab=users&status=active&search=x');
    act(() => result.current.list[1]({ status: 'all', search: '' }));
    expect(result.current.address).toBe('?tab=users');
  });
});
