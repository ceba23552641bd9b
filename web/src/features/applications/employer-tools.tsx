import { Box, Button } from '@mui/material';
import { answerChoices } from '@workboard/contracts/questions';
import { Suspense } from 'react';
import { ButtonLink } from '../../components/elements/link.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { narrow } from '../../entities/application/application-list.js';
import { deskPath } from '../../entities/application/desk-address.js';
import { RankToggle } from './judging/ranking.js';
import type { ApplicationsState } from './use-employer-applications.js';

const RankingTools = lazyPart(async () => (await import('./judging/ranking-tools.js')).RankingTools);
const AnswerFilter = lazyPart(async () => (await import('./answer-filter.js')).AnswerFilter);
const ClosedInterviews = lazyPart(async () => (await import('./interviews/closed-interviews.js')).ClosedInterviews);

/** What employers have beside the filters: the workspace, closed jobs, the ranking and what narrows by it (spec §2 "Applications"). */
export const EmployerTools = ({ page }: { page: ApplicationsState }) => {
  const { params, update, narrowing, canRank, withClosed, closedCount } = page;
  return (
    <>
      {canRank && (
        <Box
          component={ButtonLink}
          variant="outlined"
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          to={deskPath(params.job, {
            status: narrowing.status,
            q: params.search,
            rank: params.rank,
            meets: page.meets,
            answer: page.answer,
          })}
        >
          Open the workspace
        </Box>
      )}
      {!withClosed && (
        <Suspense fallback={null}>
          <ClosedInterviews onShow={() => page.leaveJob({ closed: 'on' })} />
        </Suspense>
      )}
      {(closedCount > 0 || withClosed) && (
        <Button
          variant={withClosed ? 'contained' : 'outlined'}
          size="small"
          aria-pressed={withClosed}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => page.leaveJob({ closed: withClosed ? 'off' : 'on' })}
        >
          Include closed jobs ({closedCount})
        </Button>
      )}
      <RankToggle
        isOn={page.isOrdered}
        isBusy={page.ranking.isBusy}
        canRank={canRank}
        onChange={page.toggleRanking}
        result={page.ranking.result}
      />
      <Suspense fallback={<Box sx={{ height: 44 }} />}>
        <RankingTools
          job={params.job}
          meets={page.meets}
          onMeets={page.narrowBy}
          isBlind={page.isBlind}
          onBlind={page.setBlind}
        />
      </Suspense>
      {canRank && (
        <Suspense fallback={null}>
          <AnswerFilter
            questions={answerChoices(narrow(page.all, { ...narrowing, search: '' }))}
            value={page.answer}
            onChange={(answer) => update({ answer })}
          />
        </Suspense>
      )}
    </>
  );
};
