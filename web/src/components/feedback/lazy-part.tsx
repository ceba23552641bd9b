import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { LineBoundary } from './line-boundary.js';
import type { PlaceOfPart } from './no-signal.js';
import { again } from '../../lib/loading/again.js';

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code; afterwards the part renders without waiting (needed on the server and before hydration). */
  preload: () => Promise<void>;
}

export type LazyPage = LazyPart<object>;

interface Load<Props extends object> {
  (): Promise<ComponentType<Props>>;
  /** The source file of the code; known in a build (`scripts/named-parts.ts`). */
  file?: string;
}

const preloads = new Map<string, (() => Promise<void>)[]>();

/**
 * Loads what the server drew of parts, so that it is taken over and not made anew. What stands in another part follows it.
 *
 * @param files source files of the parts' code
 * @throws {LostFile} when some of it does not come
 */
export const preloadDrawn = async (files: readonly string[]): Promise<void> => {
  const known = files.filter((file) => preloads.has(file));
  if (known.length > 0) {
    await Promise.all(known.flatMap((file) => preloads.get(file) ?? []).map((preload) => preload()));
    await preloadDrawn(files.filter((file) => !known.includes(file)));
  }
};

let drawn = new Set<string>();

/** On the server: what a rendering makes, and the source files of the parts in it. */
export const withParts = (render: () => string): { html: string; parts: string[] } => {
  drawn = new Set();
  const html = render();
  return { html, parts: [...drawn] };
};

const underWay = new Set<Promise<unknown>>();

/** On the server: resolves once the code has come that a rendering was the first to ask for; false when there was none. */
export const partsCame = async (): Promise<boolean> => {
  const parts = [...underWay];
  underWay.clear();
  await Promise.all(parts);
  return parts.length > 0;
};

/**
 * A part of the page whose code is loaded when it is first needed: the only way to leave code for later, because a file that
 * is lost on a bad line is asked for again, and harms nothing but its own place meanwhile. This one holds plain elements alone,
 * so that the style library is not loaded with it (ADR 52).
 */
export const plainPart = <Props extends object>(load: Load<Props>, place: PlaceOfPart = 'part'): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPart = async () => (Loaded ??= await load());
  const begin = () => {
    loading ??= again(fetchPart);
    if (import.meta.env?.SSR) {
      underWay.add(loading);
    }
    return loading;
  };
  const Awaited: ComponentType<Props> = lazy(async () => ({ default: await begin() }));
  const fetchAgain = async () => void (await fetchPart());
  const Waiting = (props: Props) => {
    if (import.meta.env?.SSR && load.file !== undefined) {
      drawn.add(load.file);
    }
    // One and the same for as long as it stands, so that nothing in it is made anew when the code has come.
    const [Here] = useState<ComponentType<Props>>(() => Loaded ?? Awaited);
    return <Here {...props} />;
  };
  const Part = (props: Props) => (
    <LineBoundary place={place} fetchAgain={fetchAgain}>
      <Waiting {...props} />
    </LineBoundary>
  );
  const preload = async () => {
    if (!Loaded) {
      await begin().catch(fetchPart);
    }
  };
  if (load.file !== undefined) {
    preloads.set(load.file, [...(preloads.get(load.file) ?? []), preload]);
  }
  return Object.assign(Part, { preload });
};

const placeIn = <Props extends object>(
  Around: ComponentType<{ children: ReactNode }>,
  Part: ComponentType<Props>,
): ComponentType<Props> =>
  // The linter does not see that both are used in it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function Placed(props) {
    return (
      <Around>
        <Part {...props} />
      </Around>
    );
  };

/** The same for a part that may hold MUI's components: their theme comes along. */
export const lazyPart = <Props extends object>(load: Load<Props>, place?: PlaceOfPart): LazyPart<Props> => {
  const loadThemed = async () => {
    const [Part, { Themed }] = await Promise.all([load(), import('../../theme/themed.js')]);
    return placeIn(Themed, Part);
  };
  return plainPart(Object.assign(loadThemed, { file: load.file }), place);
};

/** A whole screen of plain elements. */
export const plainPage = (load: () => Promise<ComponentType<object>>): LazyPage => plainPart(load, 'screen');

/** A whole screen. */
export const lazyPage = (load: () => Promise<ComponentType<object>>): LazyPage => lazyPart(load, 'screen');

/** What opens over the page, so that its own place may be out of sight. */
export const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
  lazyPart(load, 'over');
