import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Application } from '@workboard/contracts';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { createQueryClient } from '../../lib/api/query-client.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { ApplicationsPage } from './applications-page.js';

const application = (id: number, changes: Partial<Application>): Application =>
  ({
    id,
    jobId: id,
    job: { id, title: `Job ${id}`, location: 'Lae', company: { id: 1, name: 'Mess' } },
    userId: 1,
    user: { id: 1, firstName: 'Anna', lastName: 'Kila', email: 'anna@people.test', resume: null },
    status: 'applied',
    coverLetter: 'Six years at Porgera.',
    resume: null,
    nextInterview: null,
    appliedAt: '2026-11-20T00:00:00.000Z',
    ...changes,
  }) as unknown as Application;

const open = (list: Application[], path = '/applications') => {
  const client = createQueryClient();
  client.setQueryData(applicationsQuery.queryKey, list);
  renderScreen(<ApplicationsPage />, { path, client, user: testUser() });
};

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const tabs = () => screen.getAllByRole('tab');
const nameOf = ({ firstChild }: Element) => firstChild?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('SeekerApplications', () => {
  it('says first how one comes to an application while there is none', () => {
    open([]);
    const hint = screen.getByText('No applications found');
    const tile = screen.getByText('Total Applications');
    expect(hint.compareDocumentPosition(tile) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('narrows by tab and by words, and leads back from where nothing is left', () => {
    open([application(1, {}), application(2, { status: 'reviewed' })]);
    expect(titles()).toEqual(['Job 1', 'Job 2']);
    fireEvent.click(screen.getByRole('tab', { name: 'Screening (1)' }));
    expect(titles()).toEqual(['Job 2']);
    expect(tabs().map(nameOf).slice(0, 3)).toEqual(['All (2)', 'Applied (1)', 'Screening (1)']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Job 1' } });
    expect(titles()).toEqual([]);
    // Counted is what the words leave.
    expect(tabs().map(nameOf).slice(0, 3)).toEqual(['All (1)', 'Applied (1)', 'Screening (0)']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(titles()).toEqual(['Job 1', 'Job 2']);
  });

  it('is one stop for the Tab key in its tabs; arrows, Home and End move between them, and choose nothing', () => {
    open([application(1, {})], '/applications?status=applied');
    const [all, applied, screening] = tabs();
    expect(
      tabs()
        .map(({ tabIndex }) => tabIndex)
        .filter((index) => index === 0),
    ).toHaveLength(1);
    applied?.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(screening);
    press('Home');
    expect(document.activeElement).toBe(all);
    press('ArrowLeft');
    expect(document.activeElement).toBe(tabs().at(-1));
    press('ArrowRight');
    expect(document.activeElement).toBe(all);
    expect(applied?.getAttribute('aria-selected')).toBe('true');
  });
});
