import { createContext, useContext } from 'react';
import type { Ranked } from '../../../../entities/application/employer-list.js';

/** What a panel may need to know of the workspace around it. */
export interface DeskAround {
  /** Shown without what says who it is (decision P32). */
  isBlind: boolean;
  /** The open application's place in the ranking, blinded where need be; undefined while nobody is ranked. */
  ranked: Ranked | undefined;
  /** Whether this job's applicants can be ranked now. */
  canRank: boolean;
  isRanking: boolean;
  startRanking: () => void;
  /** Words that are looked for in the text of the CV. */
  find: string;
  /** Opens a panel, and in the CV the place of some words. */
  show: (tab: string, find?: string) => void;
}

const Around = createContext<DeskAround | null>(null);

export const DeskProvider = Around.Provider;

/** The workspace around a panel. */
export const useDesk = (): DeskAround => {
  const around = useContext(Around);
  if (!around) {
    throw new Error('useDesk is for panels of the workspace');
  }
  return around;
};
