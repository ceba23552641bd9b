import { useCallback, useMemo, useRef } from 'react';
import { type To, useSearchParams } from 'react-router-dom';

type Value = string | number;
export type ListParams = Record<string, Value>;
type Widened<P> = { [K in keyof P]: P[K] extends number ? number : string };

const read = (search: URLSearchParams, name: string, fallback: Value): Value => {
  const text = search.get(name);
  if (text === null) {
    return fallback;
  }
  if (typeof fallback === 'string') {
    // Boxes of a form that is sent without scripts each bring the name.
    return search.getAll(name).filter(Boolean).join(',');
  }
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : fallback;
};

/** The values of a list in an address; what is missing or malformed takes its default. */
export const readParams = <const P extends ListParams>(search: URLSearchParams, defaults: P): Widened<P> =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, read(search, name, fallback)]),
  ) as Widened<P>;

interface Change {
  search: URLSearchParams;
  changes: ListParams;
  defaults: ListParams;
  /** Names whose change stays on the page. */
  keepPage: readonly string[];
}

/** The query after a change of some values. */
const changed = ({ search, changes, defaults, keepPage }: Change): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (Object.keys(changes).some((name) => name !== 'page' && !keepPage.includes(name))) {
    next.delete('page');
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || value === defaults[name]) {
      next.delete(name);
    } else {
      next.set(name, String(value));
    }
  }
  return next;
};

/**
 * The state of a list lives in the URL and nowhere else. Values that equal their default are left out; any change but the
 * page's own and `keepPage` names goes back to page 1 (spec §2). Pass `replace` while a person is typing. The third of the
 * answer is where a change leads, for links.
 */
export const useListParams = <const P extends ListParams>(
  defaults: P,
  options: { keepPage?: readonly (keyof P)[] } = {},
) => {
  const [search, setSearch] = useSearchParams();
  const fixed = JSON.stringify({ defaults, keepPage: options.keepPage ?? [] });
  const rules = useMemo(() => JSON.parse(fixed) as Pick<Change, 'defaults' | 'keepPage'> & { defaults: P }, [fixed]);

  const params = useMemo(() => readParams(search, rules.defaults), [search, rules]);

  // Two changes may come before the address has followed the first; the second must not undo it.
  const underWay = useRef({ from: search, next: search });
  const update = useCallback(
    (changes: Partial<Widened<P>>, how: { replace?: boolean } = {}) => {
      const { from, next: underWayTo } = underWay.current;
      const last = from === search ? underWayTo : search;
      const next = changed({ ...rules, search: last, changes: changes as ListParams });
      underWay.current = { from: search, next };
      // What leads nowhere, such as a second tap on a page that is on its way, takes no step that Back has to undo.
      const replace = how.replace === true || next.toString() === last.toString();
      setSearch(next, { replace, preventScrollReset: true });
    },
    [search, setSearch, rules],
  );

  const addressOf = (changes: Partial<Widened<P>>): To => ({
    search: changed({ ...rules, search, changes: changes as ListParams }).toString(),
  });

  return [params, update, addressOf] as const;
};
