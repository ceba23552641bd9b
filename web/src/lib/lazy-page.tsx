import { lazy, type ComponentType, type ReactNode } from 'react';

export interface LazyPage {
  (): ReactNode;
  /** Loads the screen's code; afterwards it renders without waiting (needed on the server and before hydration). */
  preload: () => Promise<void>;
}

/** A screen whose code is loaded when it is first needed. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  let Loaded: ComponentType | undefined;
  const fetchPage = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Waiting = lazy(fetchPage);
  const Page = () => (Loaded ? <Loaded /> : <Waiting />);
  return Object.assign(Page, { preload: async () => void (await fetchPage()) });
};
