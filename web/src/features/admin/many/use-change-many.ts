import type { QueryKey } from '@tanstack/react-query';
import type { DecidedMany } from '@workboard/contracts';
import { useState } from 'react';
import type { LastChange } from '../../../components/lists/last-change.js';
import { sendInParts } from '../../../lib/api/in-parts.js';
import { plural } from '../../../lib/text/text.js';
import { useAction } from '../../../lib/api/use-action.js';
import { sayRefusals } from '../../../components/lists/refusals.js';

/** One act on several rows: what is sent, what is said of those it was done to, and what takes it back. */
interface ManyChange<Row, Change> {
  rows: readonly Row[];
  body: Change;
  /** Behind '3 companies', such as 'authorised'. */
  done: string;
  /** Left out for what cannot be taken back, as where one is changed alone. */
  back?: { body: Change; done: string };
}

interface ManyOptions<Row, Change> {
  send: (body: Change & { ids: readonly number[] }) => Promise<DecidedMany>;
  noun: { one: string; many: string };
  nameOf: (row: Row) => string;
  refresh: readonly QueryKey[];
  /** Hears which were changed. */
  onChanged?: (ids: readonly number[]) => void;
}

/** What is done to several rows of a list at once, what became of it, and the way back (decision P71). */
export const useChangeMany = <Row extends { id: number }, Change extends object>({
  send,
  noun,
  nameOf,
  refresh,
  onChanged,
}: ManyOptions<Row, Change>) => {
  const [last, setLast] = useState<LastChange | null>(null);
  const action = useAction<ManyChange<Row, Change>, DecidedMany>({
    run: ({ rows, body }) => sendInParts([{ ids: rows.map(({ id }) => id) }], ({ ids }) => send({ ...body, ids })),
    refresh,
    success: null,
    failure: { title: 'Error', text: `Failed to change these ${noun.many}` },
    onSuccess: ({ changed, refused }, { rows, done, back }) => {
      const moved = rows.filter(({ id }) => changed.includes(id));
      onChanged?.(changed);
      setLast({
        says: `${plural(changed.length, noun.one, noun.many)} ${done}`,
        refused: sayRefusals(refused, rows, nameOf),
        undo: back && moved.length > 0 ? () => action.mutate({ ...back, rows: moved }) : null,
      });
    },
  });
  return {
    change: (change: ManyChange<Row, Change>) => action.mutate(change),
    /** For a form that waits for it. */
    changeAndWait: (change: ManyChange<Row, Change>) => action.mutateAsync(change),
    last,
    forget: () => setLast(null),
    isBusy: action.isPending,
  };
};
