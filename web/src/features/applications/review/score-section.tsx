import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application, Scorecard } from '@workboard/contracts';
import { Suspense, useState } from 'react';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { Tag } from '../../../components/elements/tag.js';
import { plural } from '../../../lib/text/text.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { scoresQuery } from './review-queries.js';
import { ScoreForm } from './score-form.js';
import { sayScore, verdictLabels } from './score-words.js';
import { Writers } from '../../../lib/session/writers.js';

const CriteriaDialog = lazyDialog(async () => (await import('./score-criteria-dialog.js')).ScoreCriteriaDialog);

const Card = ({ card }: { card: Scorecard }) => (
  <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {card.by ?? 'A former colleague'}
        {card.isYours && ' (you)'}
      </Typography>
      <Tag>{verdictLabels[card.verdict]}</Tag>
      <Typography sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>{sayScore(card.average)} of 5</Typography>
    </Stack>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {card.scores.map(({ criterion, score }) => `${criterion}: ${score}`).join(' · ')}
    </Typography>
  </Box>
);

/** One's own scorecard, and the team's once it is given (decision P47). */
export const ScoreSection = ({ application: { id, jobId } }: { application: Application }) => {
  const query = useQuery(scoresQuery(id));
  const [isChanging, setChanging] = useState(false);
  const [editsCriteria, setEditsCriteria] = useState(false);
  return (
    <Box component="section" aria-label="Scorecard">
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography component="h3" variant="h3">
          Scorecard
        </Typography>
        <Writers>
          <Button size="small" disabled={!query.data} onClick={() => setEditsCriteria(true)}>
            Change criteria
          </Button>
        </Writers>
      </Stack>
      <QueryState
        query={query}
        errorTitle="Failed to load the scorecards"
        loading={<Skeletons count={2} height={64} label="Loading the scorecards..." />}
      >
        {(board) => (
          <>
            {board.team && !isChanging ? (
              <>
                <Typography>
                  Team score <strong>{sayScore(board.team.average)} of 5</strong> from{' '}
                  {plural(board.team.count, 'scorecard')}.
                </Typography>
                <Box component="ul" aria-label="Scorecards" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1.5 }}>
                  {board.team.cards.map((card) => (
                    <Card key={`${card.by} ${card.at}`} card={card} />
                  ))}
                </Box>
                <Button variant="outlined" size="small" onClick={() => setChanging(true)}>
                  Change your scorecard
                </Button>
              </>
            ) : (
              <>
                {!board.mine && (
                  <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
                    You see your colleagues’ scores once you have given yours. 5 is best.
                  </Typography>
                )}
                <ScoreForm
                  key={board.criteria.join('\n')}
                  id={id}
                  board={board}
                  onDone={() => setChanging(false)}
                  onCancel={board.mine ? () => setChanging(false) : undefined}
                />
              </>
            )}
            <Suspense fallback={null}>
              {editsCriteria && (
                <CriteriaDialog
                  id={id}
                  jobId={jobId}
                  criteria={board.criteria}
                  onClose={() => setEditsCriteria(false)}
                />
              )}
            </Suspense>
          </>
        )}
      </QueryState>
    </Box>
  );
};
