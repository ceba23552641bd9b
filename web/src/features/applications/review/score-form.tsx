import { Box, Button, Stack } from '@mui/material';
import type { Scoreboard } from '@workboard/contracts';
import { type ScoreVerdict, scoreVerdicts } from '@workboard/contracts/enums';
import { useId, useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { Label, Select } from '../../../components/forms/controls.js';
import { api, reasonOf } from '../../../lib/api/api.js';
import { applicationsQuery } from '../../../entities/application/application-queries.js';
import { useAction } from '../../../lib/api/use-action.js';
import { historyKey, scoresQuery } from './review-queries.js';
import { verdictLabels } from './score-words.js';

const points = [1, 2, 3, 4, 5] as const;

const Points = (props: { criterion: string; value: number | undefined; onChange: (value: number) => void }) => {
  const name = useId();
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
      }}
    >
      <Box
        component="legend"
        sx={{ float: 'left', p: 0, flex: '1 1 180px', overflowWrap: 'anywhere', fontWeight: 600 }}
      >
        {props.criterion}
      </Box>
      <Stack direction="row">
        {points.map((point) => (
          <Box
            component="label"
            key={point}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              minWidth: 44,
              minHeight: 44,
              cursor: 'pointer',
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={point}
              checked={props.value === point}
              onChange={() => props.onChange(point)}
              sx={{ width: 20, height: 20, m: 0 }}
            />
            <span>{point}</span>
          </Box>
        ))}
      </Stack>
    </Box>
  );
};

interface ScoreFormProps {
  id: number;
  board: Scoreboard;
  onDone: () => void;
  onCancel?: () => void;
}

/** One's own scores: 1 to 5 for each criterion, and a word in all (decision P47). */
export const ScoreForm = ({ id, board, onDone, onCancel }: ScoreFormProps) => {
  const verdictId = useId();
  const [scores, setScores] = useState<ReadonlyMap<string, number>>(
    () => new Map(board.mine?.scores.map(({ criterion, score }) => [criterion, score])),
  );
  const [verdict, setVerdict] = useState<ScoreVerdict | ''>(board.mine?.verdict ?? '');
  const [complaint, setComplaint] = useState<string | null>(null);
  const save = useAction<{ scores: { criterion: string; score: number }[]; verdict: ScoreVerdict }, Scoreboard>({
    run: (card) => api.put('/applications/{id}/scorecards', { params: { id }, body: card }),
    refresh: [scoresQuery(id).queryKey, applicationsQuery.queryKey, historyKey(id)],
    success: { title: 'Scorecard saved' },
    failure: (error) => setComplaint(reasonOf(error, 'Failed to save the scorecard.')),
    onSuccess: onDone,
  });
  const send = () => {
    const given = board.criteria.flatMap((criterion) => {
      const score = scores.get(criterion);
      return score === undefined ? [] : [{ criterion, score }];
    });
    if (given.length === 0) {
      setComplaint('Please score at least one criterion');
    } else if (verdict === '') {
      setComplaint('Please choose what you think in all');
    } else {
      setComplaint(null);
      save.mutate({ scores: given, verdict });
    }
  };
  return (
    <Stack
      component="form"
      aria-label="Your scorecard"
      sx={{ gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {board.criteria.map((criterion) => (
        <Points
          key={criterion}
          criterion={criterion}
          value={scores.get(criterion)}
          onChange={(score) => setScores(new Map([...scores, [criterion, score]]))}
        />
      ))}
      <div>
        <Label htmlFor={verdictId}>In all</Label>
        <Select
          id={verdictId}
          value={verdict}
          onChange={(event) => setVerdict(scoreVerdicts.find((one) => one === event.target.value) ?? '')}
        >
          <option value="">Choose</option>
          {scoreVerdicts.map((one) => (
            <option key={one} value={one}>
              {verdictLabels[one]}
            </option>
          ))}
        </Select>
      </div>
      {complaint && <Callout tone="error">{complaint}</Callout>}
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save scorecard'}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
