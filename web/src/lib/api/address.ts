import type { Place, QueryOf, Routes } from '@workboard/contracts/api/calls';
import type { Route } from '@workboard/contracts';

type QueryValue = string | number | boolean | null | undefined;
export type QueryValues = Readonly<Record<string, QueryValue>>;

/** The paths of the `/api` that take calls of one method, as `packages/contracts` writes them: `/jobs/{id}`. */
export type Path<M extends Route['method']> = keyof Routes<M> & string;

/** What may stand in the query of a read. */
export type Query<P extends Path<'GET'>> = QueryOf<Routes<'GET'>[P]>;

/** An argument that may be left out when nothing in it has to be there. */
export type Needed<T> = Partial<T> extends T ? [options?: T] : [options: T];

/** Adds a query string; empty values are left out. */
export const withQuery = (path: string, query: QueryValues = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given as string[][]).toString()}`;
};

/** Fills in the parameters of a path of the `/api`, without its query. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

/** The address of a call that a link opens, such as a file. */
export const addressOf = <P extends Path<'GET'>>(path: P, ...[place]: Needed<Place<Routes<'GET'>[P]>>): string =>
  withQuery(fillPath(path, place?.params), place?.query);
