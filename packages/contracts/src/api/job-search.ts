import { z } from 'zod';
import { route } from '../route.js';
import { listJobsQuery } from './jobs.js';
import { pageShape } from './paging.js';

/** A value to narrow the list by, and how many jobs it would leave. */
export const facetChoice = z
  .object({
    /** As the filter of the same name takes it. */
    value: z.string(),
    label: z.string(),
    jobs: z.int(),
    /** The value of the place around this one. */
    inside: z.string().optional(),
  })
  .meta({ id: 'FacetChoice' });
export type FacetChoice = z.infer<typeof facetChoice>;

const choices = z.array(facetChoice);
/** Choices by the list's filters. Each is counted with all other filters and the search, most jobs first. */
export const jobFacets = z
  .object({
    location: choices,
    industry: choices,
    workType: choices,
    employmentType: choices,
    experienceLevel: choices,
    salaryMin: choices,
    company: choices,
  })
  .meta({ id: 'JobFacets' });
export type JobFacets = z.infer<typeof jobFacets>;
export type FacetName = keyof JobFacets;

export const suggestionKinds = ['title', 'company', 'place'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionsQuery = z.object({ q: z.string().trim().max(100).default('') });
export type SuggestionsQuery = z.output<typeof suggestionsQuery>;

/** What a search that was begun may become; `text` is the whole search. */
export const suggestion = z.object({ kind: z.enum(suggestionKinds), text: z.string() }).meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;

export const jobSearchApi = {
  facets: route({
    method: 'GET',
    path: '/jobs/facets',
    cost: 'heavy',
    summary: 'What the public list can be narrowed by, with counts; takes the filters of the list',
    access: 'public',
    scope: 'jobs:read',
    query: listJobsQuery,
    answer: jobFacets,
  }),
  suggestions: route({
    method: 'GET',
    path: '/jobs/suggestions',
    cost: 'search',
    summary: 'Titles, companies and places for a search that was begun; none before the second letter',
    access: 'public',
    scope: 'jobs:read',
    query: suggestionsQuery,
    answer: z.array(suggestion),
  }),
};

/** A search that found nothing, without who asked it; told from the second time in a week. */
export const lostSearch = z
  .object({
    /** The Monday of the week, `YYYY-MM-DD` in Port Moresby. */
    week: z.iso.date(),
    words: z.string(),
    times: z.int(),
  })
  .meta({ id: 'LostSearch' });
export type LostSearch = z.infer<typeof lostSearch>;

export const lostSearchesQuery = z.object(pageShape);
export type ListLostSearches = z.output<typeof lostSearchesQuery>;

export const lostSearchesApi = {
  list: route({
    method: 'GET',
    path: '/admin/searches',
    summary: 'Searches of the last weeks that found nothing, newest week first, most frequent first (decision W11)',
    access: ['super_admin'],
    query: lostSearchesQuery,
    answer: z.union([
      z.array(lostSearch),
      z.object({ searches: z.array(lostSearch), total: z.int() }).meta({ id: 'LostSearchPage' }),
    ]),
  }),
};
