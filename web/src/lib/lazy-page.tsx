import { lazy, type ComponentType, type ReactNode } from 'react';

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code; afterwards the part renders without waiting (needed on the server and before hydration). */
  preload: () => Promise<void>;
}

export type LazyPage = LazyPart<object>;

/** A screen or another part of the page whose code is loaded when it is first needed. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Waiting: ComponentType<Props> = lazy(fetchPart);
  const Part = (props: Props) => (Loaded ? <Loaded {...props} /> : <Waiting {...props} />);
  return Object.assign(Part, { preload: async () => void (await fetchPart()) });
};
