import { Injectable } from '@nestjs/common';
import { ReadSource } from '@workboard/service-kit';
import type { JobPage } from '@workboard/contracts';
import { Parameters } from './parameters.js';
import type { Understanding } from './language/understanding.js';
import { meantQuery, typedQuery } from './text-query.js';

type Highlights = NonNullable<JobPage['highlights']>;

/** Signs that no text of a job holds. */
const start = '\u0002';
const stop = '\u0003';
const marked = new RegExp(`${start}([^${stop}]*)${stop}`, 'g');
const signs = new RegExp(`[${start}${stop}]`, 'g');
const wordsIn = (text: string): string[] => [...text.matchAll(marked)].map(([, word = '']) => word.toLowerCase());

/** Says which words of a page's jobs matched. */
@Injectable()
export class HighlightQueries {
  constructor(private readonly source: ReadSource) {}

  /** Words that the search found in each job; with an excerpt of its description when that holds others than its head. */
  async of(ids: readonly number[], understanding: Understanding): Promise<Highlights> {
    if (ids.length === 0 || understanding.alternatives.length === 0) {
      return {};
    }
    const parameters = new Parameters();
    const query = `(${typedQuery(understanding, parameters)} || ${meantQuery(understanding, parameters)})`;
    const option = (more: string) => parameters.add(`StartSel=${start},StopSel=${stop},${more}`);
    const rows: { id: number; head: string; text: string }[] = await this.source.query(
      `SELECT job.id,
         ts_headline('jobs.job_text', concat_ws(' | ', job.title, company.name, job.location), ${query}, ${option('HighlightAll=true')}) AS head,
         ts_headline('jobs.job_text', job.description, ${query}, ${option('MaxFragments=1,MinWords=8,MaxWords=24')}) AS text
       FROM jobs AS job LEFT JOIN company_copies AS company ON company.id = job.company_id
       WHERE job.id = ANY (${parameters.add(ids)}::int[])`,
      parameters.values,
    );
    return Object.fromEntries(
      rows.flatMap(({ id, head, text }) => {
        const above = new Set(wordsIn(head));
        const below = wordsIn(text).filter((word) => !above.has(word));
        const words = [...new Set([...above, ...below])];
        const excerpt = text.replaceAll(signs, '').replaceAll(/\s+/g, ' ').trim();
        return words.length > 0 ? [[id, { words, ...(below.length > 0 ? { text: excerpt } : {}) }]] : [];
      }),
    );
  }
}
