import type { ComponentType } from 'react';
import { lazyPart } from '../../../lib/lazy-part.js';
import type { Choosable } from '../bulk/use-decide-many.js';

/** Something that can be done with several applicants at once; it is drawn among the buttons of the bar. */
export interface DeskBulkAction {
  key: string;
  Component: ComponentType<{
    applications: readonly Choosable[];
    /** Nobody is chosen any more. */
    onDone: () => void;
  }>;
}

/** What the bar offers beside statuses, in its order; a further one is a further line (decision P41). */
export const deskBulkActions: readonly DeskBulkAction[] = [
  { key: 'tag', Component: lazyPart(async () => (await import('../review/tag-many.js')).TagMany) },
];
