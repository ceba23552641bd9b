import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RankingCriteria } from '@workboard/contracts';
import { type Importance, importances, mostAddedCriteria } from '@workboard/contracts/api/ranking';
import { useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { Label, Select, TextInput } from '../../../components/forms/controls.js';
import { CloseIcon } from '../../../components/elements/icons.js';
import { IconAction } from '../../../components/elements/link.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { isRefused, reasonOf } from '../../../lib/api/api.js';
import { CriteriaHistory } from './criteria-history.js';
import { importanceLabels } from './importance-labels.js';
import { criteriaQuery, useSaveCriteria } from './use-criteria.js';

type Criterion = RankingCriteria['criteria'][number];
/** What the person changed since the dialog opened, by criterion; null takes an added one away. */
type Edits = ReadonlyMap<string, Importance | null>;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const shareOf = ({ share, importance, kind, isAdded, corrections: { right, wrong } }: Criterion): string =>
  [
    importance === 'off' ? 'does not count' : `${Math.round(share)} % of the score`,
    isAdded ? 'added by you' : '',
    kind === 'answer' ? 'asked of applicants' : '',
    right > 0 ? `called right ${times(right)}` : '',
    wrong > 0 ? `called wrong ${times(wrong)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

const Row = (props: {
  text: string;
  about: string;
  importance: Importance;
  onChange: (importance: Importance) => void;
  onRemove?: () => void;
}) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 150px auto' },
      columnGap: 1,
      rowGap: 0.5,
      alignItems: 'center',
      py: 1.25,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600, fontSize: '.9375rem' }}>{props.text}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {props.about}
      </Typography>
    </Box>
    <Select
      value={props.importance}
      onChange={(event) => props.onChange(importances.find((one) => one === event.target.value) ?? 'normal')}
      aria-label={`How much counts: ${props.text}`}
    >
      {importances.map((one) => (
        <option key={one} value={one}>
          {importanceLabels[one]}
        </option>
      ))}
    </Select>
    <Box sx={{ width: 44 }}>
      {props.onRemove && (
        <IconAction label={`Remove: ${props.text}`} onClick={props.onRemove}>
          <CloseIcon />
        </IconAction>
      )}
    </Box>
  </Box>
);

/** What the applicants of a job are compared by: seen, weighed, required, switched off and added to (decision P31). */
export const CriteriaDialog = ({ job, onClose }: { job: number; onClose: () => void }) => {
  const client = useQueryClient();
  const query = useQuery(criteriaQuery(job));
  const [edits, setEdits] = useState<Edits>(new Map());
  const [text, setText] = useState('');
  const edit = (criterion: string, importance: Importance | null) =>
    setEdits((before) => new Map([...before, [criterion, importance]]));
  const save = useSaveCriteria({
    job,
    onConflict: () => void client.invalidateQueries({ queryKey: criteriaQuery(job).queryKey }),
  });
  const known = query.data?.criteria ?? [];
  const isKnown = (criterion: string) => known.some((one) => one.criterion.toLowerCase() === criterion.toLowerCase());
  const rows = [
    ...known.filter(({ criterion }) => edits.get(criterion) !== null),
    ...[...edits].flatMap(([criterion, importance]): Criterion[] =>
      importance === null || isKnown(criterion)
        ? []
        : [
            {
              criterion,
              importance,
              kind: 'requirement',
              share: 0,
              isAdded: true,
              corrections: { right: 0, wrong: 0 },
            },
          ],
    ),
  ].map((one) => ({ ...one, chosen: edits.get(one.criterion) ?? one.importance }));
  const added = rows.filter(({ isAdded }) => isAdded);
  const wish = text.trim();
  const mayAdd = wish.length >= 3 && !isKnown(wish) && !edits.has(wish) && added.length < mostAddedCriteria;
  const add = () => {
    if (mayAdd) {
      edit(wish, 'normal');
      setText('');
    }
  };
  const send = async () => {
    const last: [string, Importance][] = mayAdd ? [[wish, 'normal']] : [];
    try {
      await save.mutateAsync({
        version: query.data?.version,
        criteria: rows
          .filter(({ isAdded, criterion }) => !isAdded && edits.has(criterion))
          .map(({ criterion, chosen }) => ({ criterion, importance: chosen })),
        added: [...added.map(({ criterion, chosen }): [string, Importance] => [criterion, chosen]), ...last].map(
          ([criterion, importance]) => ({ criterion, importance }),
        ),
      });
      onClose();
    } catch {
      // The dialog stays and says why.
    }
  };
  return (
    <TitledDialog
      title="Ranking criteria"
      onClose={onClose}
      leave="Cancel"
      actions={
        <Button
          variant="contained"
          disabled={save.isPending || !query.data || (edits.size === 0 && !mayAdd)}
          onClick={() => void send()}
        >
          {save.isPending ? 'Saving...' : 'Save Criteria'}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Everybody who applies for this job is compared by these. More counts twice; lacking a must-have halves the
        score. Nobody is hidden.
      </Typography>
      {save.isError && (
        <Box sx={{ mb: 2 }}>
          <Callout tone="error">
            {isRefused(save.error, 'conflict')
              ? 'A colleague changed the criteria meanwhile. Theirs are shown now, with your changes on top: look through and save again.'
              : reasonOf(save.error, 'Failed to save the criteria.')}
          </Callout>
        </Box>
      )}
      <QueryState query={query}>
        {({ history }) => (
          <>
            <Box component="ul" aria-label="Criteria" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {rows.map((one) => (
                <Row
                  key={one.criterion}
                  text={one.criterion}
                  about={edits.has(one.criterion) ? 'changed, not saved yet' : shareOf(one)}
                  importance={one.chosen}
                  onChange={(importance) => edit(one.criterion, importance)}
                  onRemove={one.isAdded ? () => edit(one.criterion, null) : undefined}
                />
              ))}
            </Box>
            <Box sx={{ mt: 2 }}>
              <Label htmlFor="new-criterion">What else do you look for?</Label>
              <Stack direction="row" sx={{ gap: 1 }}>
                <TextInput
                  id="new-criterion"
                  value={text}
                  maxLength={200}
                  placeholder="Class 3 driving licence"
                  onChange={(event) => setText(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') {
                      event.preventDefault();
                      add();
                    }
                  }}
                />
                <Button variant="outlined" onClick={add} disabled={!mayAdd}>
                  Add
                </Button>
              </Stack>
            </Box>
            <CriteriaHistory history={history} />
          </>
        )}
      </QueryState>
    </TitledDialog>
  );
};
