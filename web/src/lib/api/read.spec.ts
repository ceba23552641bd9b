import { describe, expect, it } from '@jest/globals';
import { addressOf } from './address.js';
import { api } from './api.js';
import { keyOf, read, readList, readPage } from './read.js';

describe('reads', () => {
  it('are kept under their address, then their query', () => {
    expect(read('/jobs/{id}', { params: { id: 7 } }).queryKey).toEqual(['/api/jobs/7']);
    expect(readList('/applications', { query: { jobId: 7 } }).queryKey).toEqual(['/api/applications', { jobId: 7 }]);
    expect(readPage('/jobs', { query: { limit: 2 } }).queryKey).toEqual([
      '/api/jobs',
      { limit: 2, includeTotal: true },
    ]);
    expect(keyOf('/jobs')).toEqual(['/api/jobs']);
  });

  it('have an address that links open, without what is empty', () => {
    expect(addressOf('/jobs/{id}/poster', { params: { id: 7 } })).toBe('/api/jobs/7/poster');
    expect(addressOf('/jobs', { query: { location: 'Lae', search: '', sortBy: undefined } })).toBe(
      '/api/jobs?location=Lae',
    );
  });
});

/** Never called: each line must not compile. */
export const wrongCalls = async (): Promise<void> => {
  // @ts-expect-error no such path
  await api.get('/job/{id}', { params: { id: 7 } });
  // @ts-expect-error no such method there
  await api.patch('/jobs/{id}', { params: { id: 7 } });
  // @ts-expect-error the parameter is missing
  await api.get('/jobs/{id}');
  // @ts-expect-error no such parameter
  await api.get('/jobs/{id}', { params: { jobId: 7 } });
  // @ts-expect-error no such name in the query
  await api.list('/jobs', { query: { place: 'Lae' } });
  // @ts-expect-error no such value
  await api.list('/jobs', { query: { sortBy: 'best' } });
  // @ts-expect-error no such field in the body
  await api.put('/jobs/{id}', { params: { id: 7 }, body: { state: 'active' } });
  // @ts-expect-error no such value
  await api.put('/jobs/{id}', { params: { id: 7 }, body: { status: 'open' } });
  // @ts-expect-error the body is missing
  await api.post('/saved-jobs');
  // @ts-expect-error no such field in the answer
  (await api.get('/jobs/{id}', { params: { id: 7 } })).name.trim();
  // @ts-expect-error not a list
  await api.list('/jobs/{id}', { params: { id: 7 } }).then((rows) => rows.length);
};
