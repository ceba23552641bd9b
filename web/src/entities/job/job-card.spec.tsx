import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CardJob } from '@workboard/contracts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { StaticRouter } from 'react-router-dom';
import { keepContentBy } from '../../components/elements/kept-content.js';
import { keepHtml } from '../../components/elements/kept-html.js';
import { JobCard } from './job-card.js';

const now = new Date('2026-11-21T00:00:00.000Z');
const job = (changes: Partial<CardJob> = {}) =>
  ({
    id: 7,
    title: 'Driver & mechanic',
    description: 'Drives <safely>.',
    company: { name: 'Mess', logo: '/api/logos/1' },
    location: 'Lae',
    workType: 'on-site',
    employmentType: 'full_time',
    salaryMin: 52_000,
    salaryMax: null,
    payPeriod: 'year',
    createdAt: '2026-11-20T00:00:00.000Z',
    publishedAt: null,
    closingDate: '2026-11-22T13:59:59.999Z',
    ...changes,
  }) as CardJob;
const alone = jest.fn((element: ReactElement) => renderToString(<StaticRouter location="/">{element}</StaticRouter>));

const drawn = (card: ReactElement) => renderToString(<StaticRouter location="/jobs?search=x">{card}</StaticRouter>);

describe('the cards of a page from the server', () => {
  beforeEach(() => {
    alone.mockClear();
    keepContentBy(keepHtml(alone));
  });
  afterEach(() => keepContentBy(undefined));

  it('are kept when they are asked for again, so that rare ones take no room', () => {
    drawn(<JobCard job={job()} now={now} />);
    drawn(<JobCard job={job({ id: 8 })} now={now} />);
    expect(alone).not.toHaveBeenCalled();
    drawn(<JobCard job={job()} now={now} />);
    expect(alone).toHaveBeenCalledTimes(1);
  });

  it('are those that the browser makes, kept or not', () => {
    const page = (
      <>
        <JobCard job={job()} now={now} heading="h3" hasCorner />
        <JobCard job={job({ id: 8 })} now={now} />
      </>
    );
    const kept = [drawn(page), drawn(page), drawn(page)];
    expect(alone).toHaveBeenCalledTimes(2);
    keepContentBy(undefined);
    expect(kept).toEqual(Array.from({ length: 3 }, () => drawn(page)));
    expect(kept[0]).toContain('href="/jobs/7"');
  });

  it.each([
    ['its job changes', () => <JobCard job={job({ title: 'Driver' })} now={now} />],
    ['it is new no more', () => <JobCard job={job()} now={new Date('2026-11-21T13:00:00.000Z')} />],
    ['it closes a day sooner', () => <JobCard job={job()} now={new Date('2026-11-22T01:00:00.000Z')} />],
    ['it has another heading', () => <JobCard job={job()} now={now} heading="h3" />],
  ])('are made anew when %s', (_, make) => {
    const [, before] = [1, 2].map(() => drawn(<JobCard job={job()} now={now} />));
    const [, after] = [1, 2].map(() => drawn(make()));
    expect(after).not.toBe(before);
    expect(alone).toHaveBeenCalledTimes(2);
    keepContentBy(undefined);
    expect(after).toBe(drawn(make()));
  });

  it.each([
    ['a mark of its reader', () => <JobCard job={job()} now={now} note="Applied" />],
    ['a button', () => <JobCard job={job()} now={now} corner={<button type="button">Save</button>} />],
    ['words that were searched', () => <JobCard job={job()} now={now} marks={{ words: ['driver'] }} />],
    ['the open one of a list', () => <JobCard job={job()} now={now} isSelected />],
  ])('are never kept with %s', (_, make) => {
    expect(drawn(make())).toBe(drawn(make()));
    expect(alone).not.toHaveBeenCalled();
  });
});
