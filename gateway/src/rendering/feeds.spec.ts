import { describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { jobsFeed } from './jobs-feed.js';
import { sitemapIndex, urlSet } from './sitemap.js';

const origin = 'https://jobs.example';
const job = {
  id: 7,
  title: 'Cook & <Baker>',
  description: 'Bread\u0001 and more',
  industry: 'hospitality',
  location: 'Lae',
  publishedAt: '2026-11-20T02:00:00.000Z',
  createdAt: '2026-11-01T02:00:00.000Z',
  company: { name: 'Huon Hotel' },
} as Job;

describe('the feed of new jobs', () => {
  const feed = jobsFeed([job], origin).toString();

  it('escapes what people wrote and leaves out what XML cannot hold', () => {
    expect(feed).toContain('<title>Cook &amp; &lt;Baker&gt; at Huon Hotel</title>');
    expect(feed).toContain('<description>Lae. Bread and more</description>');
  });

  it('dates a job by its publication, in the form of RFC 822', () => {
    expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 02:00:00 GMT</pubDate>');
  });
});

describe("the site's map", () => {
  it('lists full addresses with the day of their change', () => {
    const map = urlSet([{ path: '/' }, { path: '/jobs/7', changed: '2026-11-20T02:00:00.000Z' }], origin).toString();
    expect(map).toContain('<url><loc>https://jobs.example/</loc></url>');
    expect(map).toContain(
      '<url><loc>https://jobs.example/jobs/7</loc><lastmod>2026-11-20T02:00:00.000Z</lastmod></url>',
    );
  });

  it('leads to its parts when one file cannot hold it', () => {
    expect(sitemapIndex(['/sitemaps/1.xml'], origin).toString()).toContain(
      '<sitemap><loc>https://jobs.example/sitemaps/1.xml</loc></sitemap>',
    );
  });
});
