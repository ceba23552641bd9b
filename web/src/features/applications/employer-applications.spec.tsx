import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Application, RankResult } from '@workboard/contracts';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { createQueryClient } from '../../lib/api/query-client.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { EmployerApplications } from './employer-applications.js';

const application = (id: number, changes: { job: Application['job']; name: string }): Application =>
  ({
    id,
    jobId: changes.job.id,
    job: changes.job,
    userId: id,
    user: { id, firstName: changes.name, lastName: 'Kila', email: `${changes.name}@people.test`, resume: null },
    status: 'applied',
    coverLetter: id === 1 ? 'Six years at Porgera.' : '',
    resume: null,
    nextInterview: null,
    appliedAt: '2026-11-20T00:00:00.000Z',
  }) as unknown as Application;

const job = (id: number, location: string) =>
  ({ id, title: 'Cook', location, company: { id: 1, name: 'Mess' } }) as Application['job'];

const list = [
  application(1, { job: job(7, 'Lae'), name: 'Anna' }),
  application(2, { job: job(7, 'Lae'), name: 'Betty' }),
  application(3, { job: job(8, 'Goroka'), name: 'Cathy' }),
];

const ranking: RankResult = {
  totalApplicants: 2,
  rankedApplicants: 2,
  rankings: [
    { applicationId: 2, score: 80, rank: 1, reasons: [] },
    { applicationId: 1, score: 20, rank: 2, reasons: [] },
  ],
  engine: 'embedded',
  version: '1',
  complete: true,
};

const answerWith = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Calls to rank wait until they are answered; nothing else is there. */
const holdCalls = () => {
  const held: { answer?: (response: Response) => void } = {};
  const reply = new Promise<Response>((resolve) => {
    held.answer = resolve;
  });
  globalThis.fetch = jest.fn((_path: unknown, init?: RequestInit) =>
    init?.method === 'POST' ? reply : Promise.resolve(answerWith(404, { error: 'Not found' })),
  );
  return (status: number, body: unknown) => held.answer?.(answerWith(status, body));
};

const open = async (path = '/applications?job=7') => {
  const client = createQueryClient();
  client.setQueryData(applicationsQuery.queryKey, list);
  renderScreen(<EmployerApplications />, { path, client, user: testUser({ role: 'employer', companyId: 1 }) });
  await screen.findByRole('switch', undefined, { timeout: 20_000 });
};

const toggle = () => screen.getByRole<HTMLInputElement>('switch');
const filter = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('EmployerApplications', () => {
  const realFetch = globalThis.fetch;
  let answer: ReturnType<typeof holdCalls>;
  beforeEach(() => {
    answer = holdCalls();
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('keeps a filter that is changed while a ranking runs', async () => {
    await open();
    fireEvent.click(toggle());
    await screen.findByText('Ranking applicants...');
    fireEvent.change(filter('Filter by status'), { target: { value: 'applied' } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'people.test' } });
    answer(200, ranking);
    await screen.findByText('#1 · 80%');
    expect(names()).toEqual(['Betty Kila', 'Anna Kila']);
    expect(filter('Filter by status').value).toBe('applied');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('people.test');
    expect(toggle().checked).toBe(true);
  });

  it('leaves another job as it is when the answer is about the one before', async () => {
    await open();
    fireEvent.click(toggle());
    await screen.findByText('Ranking applicants...');
    fireEvent.change(filter('Filter by job'), { target: { value: '8' } });
    expect(toggle().checked).toBe(false);
    expect(toggle().disabled).toBe(false);
    answer(200, ranking);
    fireEvent.change(filter('Filter by job'), { target: { value: '7' } });
    fireEvent.change(filter('Filter by job'), { target: { value: '8' } });
    await waitFor(() => expect(names()).toEqual(['Cathy Kila']));
    expect(toggle().checked).toBe(false);
  });

  it('goes back to the order of time when the ranking fails', async () => {
    await open();
    fireEvent.click(toggle());
    expect(toggle().checked).toBe(true);
    answer(409, { error: 'No applicants' });
    await waitFor(() => expect(toggle().checked).toBe(false));
    expect(names()).toEqual(['Anna Kila', 'Betty Kila']);
  });

  it('starts a ranking where the address asks for one that was never made', async () => {
    await open('/applications?job=7&rank=on');
    await waitFor(() => expect(toggle().checked).toBe(false));
    fireEvent.click(toggle());
    expect(toggle().checked).toBe(true);
    answer(200, ranking);
    await screen.findByText('#1 · 80%');
    expect(toggle().checked).toBe(true);
  });

  it('says where jobs of one name are', async () => {
    await open('/applications');
    const options = [...filter('Filter by job').options].map(({ text }) => text);
    expect(options).toEqual(['All Jobs', 'Cook, Goroka', 'Cook, Lae']);
  });

  it('says no figure in its tabs before it is known', () => {
    renderScreen(<EmployerApplications />, {
      path: '/applications',
      client: createQueryClient(),
      user: testUser({ role: 'employer', companyId: 1 }),
    });
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['All', 'Applied', 'Screening', 'Under Review', 'Schedule Interview', 'Hired', 'Rejected']);
  });

  it('counts in its cards what the job filter leaves, and finds by reference and letter', async () => {
    await open('/applications?job=7');
    expect(screen.getByText('Total Applications').parentElement?.textContent).toBe('Total Applications2');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'WB-000002' } });
    expect(names()).toEqual(['Betty Kila']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'porgera' } });
    expect(names()).toEqual(['Anna Kila']);
  });

  it('leads from its figures to what they count', async () => {
    await open('/applications?job=7');
    const tiles = ['Total Applications', 'Interviews', 'Hired'].map((label) =>
      screen.getByText(label, { selector: 'p' }).closest('a')?.getAttribute('href'),
    );
    expect(tiles).toEqual(['all', 'offered', 'hired'].map((status) => `/applications?job=7&status=${status}`));
    // Planned interviews are fewer than those on the tab, and say so.
    expect(screen.getByText('planned')).toBeTruthy();
  });
});
