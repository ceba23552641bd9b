import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Value = string | number;
export type ListParams = Record<string, Value>;
type Widened<P> = { [K in keyof P]: P[K] extends number ? number : string };

const read = (search: URLSearchParams, name: string, fallback: Value): Value => {
  const text = search.get(name);
  if (text === null) {
    return fallback;
  }
  if (typeof fallback === 'string') {
    return text;
  }
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : fallback;
};

/** The values of a list in an address; what is missing or malformed takes its default. */
export const readParams = <const P extends ListParams>(search: URLSearchParams, defaults: P): Widened<P> =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, read(search, name, fallback)]),
  ) as Widened<P>;

/**
 * The state of a list lives in the URL and nowhere else. Values that equal their default are left out; any change but the
 * page's own and `keepPage` names goes back to page 1 (spec §2). Pass `replace` while a person is typing.
 */
export const useListParams = <const P extends ListParams>(
  defaults: P,
  options: { keepPage?: readonly (keyof P)[] } = {},
) => {
  const [search, setSearch] = useSearchParams();
  const fixed = JSON.stringify(defaults);
  const keepPage = options.keepPage?.join(',') ?? '';

  const params = useMemo(() => readParams(search, JSON.parse(fixed) as P), [search, fixed]);

  const update = useCallback(
    (changes: Partial<Widened<P>>, how: { replace?: boolean } = {}) => {
      const known = JSON.parse(fixed) as ListParams;
      const quiet = new Set(['page', ...keepPage.split(',')]);
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (Object.keys(changes).some((name) => !quiet.has(name))) {
            next.delete('page');
          }
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '' || value === known[name]) {
              next.delete(name);
            } else {
              next.set(name, String(value));
            }
          }
          return next;
        },
        { replace: how.replace ?? false, preventScrollReset: true },
      );
    },
    [setSearch, fixed, keepPage],
  );

  return [params, update] as const;
};
