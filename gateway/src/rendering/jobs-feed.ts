import type { Job } from '@workboard/contracts';
import { element, xmlDocument } from './xml.js';

const item = (job: Job, origin: string): string => {
  const link = `${origin}/jobs/${job.id}`;
  return [
    '<item>',
    element('title', `${job.title} at ${job.company.name}`),
    element('link', link),
    `<guid isPermaLink="true">${link}</guid>`,
    element('pubDate', new Date(job.publishedAt ?? job.createdAt).toUTCString()),
    element('category', job.industry),
    element('description', [job.location, job.description].filter(Boolean).join('. ')),
    '</item>',
  ].join('');
};

/** The newest jobs as RSS 2.0. */
export const jobsFeed = (jobs: readonly Job[], origin: string): Buffer =>
  xmlDocument(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
      element('title', 'New jobs on PNG Workboard'),
      element('link', `${origin}/jobs`),
      element('description', 'The newest jobs across Papua New Guinea'),
      element('language', 'en-pg'),
      `<atom:link href="${origin}/feeds/jobs.rss" rel="self" type="application/rss+xml"/>`,
      ...jobs.map((job) => item(job, origin)),
      '</channel></rss>',
    ].join('\n'),
  );
