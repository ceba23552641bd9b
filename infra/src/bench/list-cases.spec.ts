import { describe, expect, it } from '@jest/globals';
import { listJobsQuery } from '@workboard/contracts';
import { listCases, plainSql, queryString } from './list-cases.js';

describe('list cases', () => {
  it('asks what the contract accepts', () => {
    for (const query of listCases.flatMap(({ queries }) => queries)) {
      const parsed = listJobsQuery.safeParse(Object.fromEntries(new URLSearchParams(queryString(query))));
      expect([query, parsed.success]).toEqual([query, true]);
    }
  });

  it('binds every value of the plain query', () => {
    const { rows, total, values } = plainSql({ search: "nurse o'brien", location: 'Lae, Morobe' });
    expect(values).toEqual(['Lae, Morobe', '%nurse%', "%o'brien%"]);
    expect(rows).toContain('$3');
    expect(total).not.toContain('brien');
  });
});
