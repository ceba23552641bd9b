import type { DataTag } from '@tanstack/react-query';
import type { AnswerOf, Page, Place, Routes, Rows } from '@workboard/contracts/api/calls';
import { fillPath, type Needed, type Path, type QueryValues } from './address.js';
import { api } from './api.js';

/** A read's key: its address, then its query, if it has one. */
type ReadKey = readonly [address: string, query?: QueryValues];

interface Watching {
  /**
   * Goes on when nobody watches it any more: the layout around a public screen changes once it is known who is signed in, and
   * what was called off for that moment would have to be asked for again.
   */
  goesOn?: true;
}

export interface Read<T> {
  queryKey: DataTag<ReadKey, T, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

type Options<P extends Path<'GET'>> = Needed<Place<Routes<'GET'>[P]> & Watching>;
interface AnyPlace {
  params?: Readonly<Record<string, string | number>>;
  query?: QueryValues;
}

const keyAt = (path: string, { params, query }: AnyPlace = {}): ReadKey => {
  const address = fillPath(path, params);
  return query ? [address, query] : [address];
};

/** The key of a read, or the prefix of all reads at that address: `refresh: [keyOf('/jobs')]`. */
export const keyOf = <P extends Path<'GET'>>(path: P, ...[place]: Needed<Place<Routes<'GET'>[P]>>): ReadKey =>
  keyAt(path, place);

type Fetch = (path: string, options: AnyPlace & { signal?: AbortSignal }) => Promise<unknown>;

const reading = (fetch: Fetch, path: string, { goesOn, ...place }: AnyPlace & Watching = {}) => ({
  queryKey: keyAt(path, place),
  // Whoever looks at the signal asks to be called off.
  queryFn: (context: { signal: AbortSignal }) => fetch(path, goesOn ? place : { ...place, signal: context.signal }),
});

/** Key and call of one read, for `useQuery(read('/jobs/{id}', { params: { id } }))`. */
export const read = <P extends Path<'GET'>>(path: P, ...[options]: Options<P>) =>
  reading(api.get as unknown as Fetch, path, options) as Read<AnswerOf<Routes<'GET'>[P]>>;

/** The same for a list (see `api.list`). */
export const readList = <P extends Path<'GET'>>(path: P, ...[options]: Options<P>) =>
  reading(api.list as unknown as Fetch, path, options) as Read<Rows<Routes<'GET'>[P]>>;

/** The same for one page of a list and its total. */
export const readPage = <P extends Path<'GET'>>(path: P, ...[options]: Options<P>) => {
  const { query, ...rest } = (options ?? {}) as AnyPlace & Watching;
  return reading(api.get as unknown as Fetch, path, { ...rest, query: { ...query, includeTotal: true } }) as Read<
    Page<Routes<'GET'>[P]>
  >;
};
