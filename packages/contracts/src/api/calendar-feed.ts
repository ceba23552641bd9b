import { z } from 'zod';
import * as field from '../fields.js';
import { route } from '../route.js';
import { success } from './common.js';

/** Interviews that one takes part in as contact or on the panel, or all of the company. Seekers have their own alone. */
export const feedScopes = ['mine', 'all'] as const;
export type FeedScope = (typeof feedScopes)[number];

/** Whether there is a secret address of one's calendar, and since when (decision P54). The address itself is shown once. */
export const calendarFeed = z
  .object({ isOn: z.boolean(), scope: z.enum(feedScopes), createdAt: field.isoInstant.nullable() })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const newCalendarFeed = calendarFeed.extend({ url: z.string() }).meta({ id: 'NewCalendarFeed' });
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

export const makeFeedBody = z.object({ scope: z.enum(feedScopes).default('mine') });

/** Where a calendar program reads; below `/api`. */
export const feedPath = (token: string): string => `/calendar/${token}.ics`;

const people = ['job_seeker', 'employer'] as const;

export const calendarApi = {
  get: route({
    method: 'GET',
    path: '/calendar-feed',
    summary: 'Whether your calendar has a secret address',
    access: people,
    answer: calendarFeed,
  }),
  make: route({
    method: 'PUT',
    path: '/calendar-feed',
    summary: 'Make a secret address for your calendar; the one before ends',
    access: people,
    body: makeFeedBody,
    answer: newCalendarFeed,
    limit: 'calendarFeed',
    forReaders: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/calendar-feed',
    summary: 'Switch the secret address of your calendar off',
    access: people,
    answer: success,
    forReaders: true,
  }),
  read: route({
    method: 'GET',
    path: feedPath('{token}'),
    summary: 'The interviews of whoever holds the address, for calendar programs',
    access: 'public',
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/, 'Invalid address') }),
    answer: z.string(),
    file: 'text/calendar',
    limit: 'page',
    refuses: ['feed_not_found'],
  }),
};
