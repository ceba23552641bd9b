import type { CardPage } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { relatedSentence } from './search-words.js';

interface RelatedJobsProps {
  related: NonNullable<CardPage['related']>;
  total: number;
  children: ReactNode;
}

/** Jobs that come near the search, under a sentence that says what was left out. */
export const RelatedJobs = ({ related, total, children }: RelatedJobsProps) => (
  <section className={total > 0 ? 'related-jobs below-others' : 'related-jobs'}>
    <p className="title-3">{relatedSentence({ without: related.without, total })}</p>
    {children}
  </section>
);
