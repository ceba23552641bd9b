import type { z } from 'zod';
import type { ApiScope, Role } from './enums.js';
import type { ErrorCode } from './errors.js';

/** Who may call a route: anyone, anyone signed in, or the roles listed. Rules about single rows live in the owning service. */
export type Access = 'public' | 'session' | readonly Role[];

/** The gateway's rate limits; their figures stand in `gateway/src/platform/limits.ts`. */
export type LimitName =
  | 'default'
  | 'page'
  | 'login'
  | 'register'
  | 'mail'
  | 'password'
  | 'secondFactor'
  | 'token'
  | 'phoneCode'
  | 'upload'
  | 'find'
  | 'advice'
  | 'export'
  | 'rank'
  | 'apply'
  | 'interview'
  | 'message'
  | 'calendarFeed'
  | 'interviewTimes'
  | 'report'
  | 'post'
  | 'apiToken'
  | 'badApiToken'
  | 'webhook';

/**
 * What a call costs: each kind has its own part of what may be worked on at a time, and what is beyond it is refused while there
 * is more to do than the machine can (ADR 41). `heavy` are rankings, exports and counts of all jobs, `vital` is signing in,
 * applying and whatever people write, which waits for its turn first. An `upload` takes as long as its line is slow.
 */
export type Cost = 'vital' | 'read' | 'search' | 'heavy' | 'upload';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{name}` parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** The error for somebody signed in with another role; by default follows from `access`. */
  readonly refusal?: ErrorCode;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The form field that carries the file, for multipart uploads. */
  readonly upload?: string;
  /** The answer of a successful call. */
  readonly answer: z.ZodType;
  /** The media type of an answer that is a file instead of JSON. */
  readonly file?: string;
  /** Refusals of this call that do not follow from its access, parameters or body. */
  readonly refuses?: readonly ErrorCode[];
  /** Status of a successful call; 200 unless the call creates something (decision W6). */
  readonly status?: 200 | 201;
  /** Open to somebody who still has to turn on their second factor (decision A15). */
  readonly beforeSecondFactor?: true;
  /** What an API token needs for this call; without it no token makes the call (decision P85). */
  readonly scope?: ApiScope;
  /** For a company's readers, where that does not follow from the method: they look and change nothing (decision P67). */
  readonly forReaders?: boolean;
  /** Changes what lists of jobs and companies show to everybody. */
  readonly changesLists?: true;
  /** Where it does not follow from the method and the limit; see {@link costOfRoute}. */
  readonly cost?: Cost;
  /** The rate limit that guards the route; `default` when missing. */
  readonly limit?: LimitName;
}

/**
 * Declares one call of the `/api` surface (spec §7). Gateway, services, OpenAPI document and tests read it as it is, the web app
 * its type (`api/calls.ts`).
 */
export const route = <const R extends Route>(definition: R): R => definition;

/** The error for somebody signed in with a role that `access` does not list. */
export const refusalOf = ({
  access,
  refusal,
}: {
  access: string | readonly Role[];
  refusal?: ErrorCode | undefined;
}): ErrorCode => refusal ?? (access.length === 1 && access[0] === 'super_admin' ? 'super_admin_required' : 'forbidden');

const costByLimit: Partial<Record<LimitName, Cost>> = {
  rank: 'heavy',
  export: 'heavy',
  find: 'search',
  advice: 'search',
  upload: 'upload',
};

/** What a call costs: as it says, by its limit, or by whether it writes. */
export const costOfRoute = ({ cost, limit = 'default', method }: Route): Cost =>
  cost ?? costByLimit[limit] ?? (method === 'GET' ? 'read' : 'vital');

/** Whether a company's readers may call a route that employers may: what reads, unless the route says otherwise (decision P67). */
export const isForReaders = ({ access, method, forReaders }: Route): boolean =>
  forReaders ?? (typeof access === 'string' || !access.includes('employer') || method === 'GET');

/** Calls that make something take an `Idempotency-Key` (decision W12); an upload takes the place of the file before it. */
export const isCreating = ({ method, status, upload }: Route): boolean =>
  method === 'POST' && status === 201 && upload === undefined;

/** What a call answers with, as the caller sees it. */
export type Answer<R extends Route> = z.output<R['answer']>;
/** What a caller may send as the body. */
export type Body<R extends Route> = R['body'] extends z.ZodType ? z.input<R['body']> : never;
/** What a caller may send in the query string. */
export type Query<R extends Route> = R['query'] extends z.ZodType ? z.input<R['query']> : never;
