import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.js';
import type { Choosable } from './use-decide-many.js';

export interface BulkActionProps {
  applications: readonly Choosable[];
  /** Nobody is chosen any more. */
  onDone: () => void;
}

/** What the bar offers beside statuses, in its order; a further one is a further line (decision P41). */
const actions: readonly { key: string; Component: ComponentType<BulkActionProps> }[] = [
  { key: 'note', Component: lazyPart(async () => (await import('../review/note-many.js')).NoteMany) },
  { key: 'tag', Component: lazyPart(async () => (await import('../review/tag-many.js')).TagMany) },
];

/** What else can be done with several applicants at once, drawn among the buttons of the bar. */
export const BulkActions = (props: BulkActionProps) =>
  actions.map(({ key, Component }) => (
    <Suspense key={key} fallback={null}>
      <Component {...props} />
    </Suspense>
  ));
