import { Box, Button } from '@mui/material';
import type { DeskEntry } from '@workboard/contracts';
import { useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { Callout } from '../../../components/feedback/callout.js';
import { useNow } from '../../../lib/browser/use-now.js';
import type { Ranked } from '../../../entities/application/employer-list.js';
import type { Selection } from '../../../components/lists/use-selection.js';
import { DeskRowView, rowHeight } from './desk-row.js';
import { useDeskRows } from './use-desk-rows.js';
import { useVisibleRows } from './use-visible-rows.js';

interface DeskListProps {
  jobId: string;
  entries: readonly DeskEntry[];
  ranks: ReadonlyMap<number, Ranked>;
  openId: number | null;
  selection: Selection;
  isBlind: boolean;
  withStatus: boolean;
  to: (id: number) => To;
  replace: boolean;
}

/** Keeps the open one in sight, in the pane as in the window, without moving what is seen already. */
const useKeptInSight = (at: number, list: { readonly current: HTMLElement | null }) => {
  useEffect(() => {
    const element = list.current;
    const pane = element?.closest<HTMLElement>('[data-pane]');
    if (!element || !pane || at < 0) {
      return;
    }
    const top = at * rowHeight;
    if (getComputedStyle(pane).overflowY === 'auto') {
      // Above the rows stands the bar that chooses all, which stays.
      const head = element.offsetTop;
      if (top < pane.scrollTop) {
        pane.scrollTop = top;
      } else if (head + top + rowHeight > pane.scrollTop + pane.clientHeight) {
        pane.scrollTop = head + top + rowHeight - pane.clientHeight;
      }
      return;
    }
    const seen = element.getBoundingClientRect().top + top;
    if (seen < rowHeight || seen > window.innerHeight - rowHeight) {
      window.scrollBy(0, seen - window.innerHeight / 2);
    }
  }, [at, list]);
};

/** The applicants of a job, as many as there are; only those that are seen are drawn and asked for (decision P41). */
export const DeskList = (props: DeskListProps) => {
  const { entries, openId, selection } = props;
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const visible = useVisibleRows(list, { count: entries.length, height: rowHeight });
  const ids = entries.map(({ id }) => id);
  const { rows, retry } = useDeskRows(props.jobId, ids, visible);
  useKeptInSight(openId === null ? -1 : ids.indexOf(openId), list);
  return (
    <>
      {retry && (
        <Callout
          tone="error"
          action={
            <Button size="small" variant="outlined" onClick={retry}>
              Try Again
            </Button>
          }
        >
          Some names did not come.
        </Callout>
      )}
      <Box
        component="ul"
        ref={list}
        aria-label="Applicants"
        sx={{ position: 'relative', listStyle: 'none', p: 0, m: 0, height: entries.length * rowHeight }}
      >
        {entries.slice(visible.from, visible.to).map((entry, index) => (
          <DeskRowView
            key={entry.id}
            entry={entry}
            row={rows.get(entry.id)}
            ranked={props.ranks.get(entry.id)}
            isOpen={entry.id === openId}
            isChosen={selection.has(entry.id)}
            isBlind={props.isBlind}
            withStatus={props.withStatus}
            now={now}
            at={visible.from + index}
            count={entries.length}
            to={props.to(entry.id)}
            replace={props.replace}
            onChoose={selection.toggle}
          />
        ))}
      </Box>
    </>
  );
};
