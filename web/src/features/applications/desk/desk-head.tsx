import { Box, Button, Stack } from '@mui/material';
import type { Desk } from '@workboard/contracts';
import { type RefObject, Suspense, useState } from 'react';
import { Select } from '../../../components/forms/controls.js';
import { IconAction, TextLink } from '../../../components/elements/link.js';
import { SearchInput } from '../../../components/forms/search-input.js';
import { PageTitle } from '../../../components/layout/page-title.js';
import { lazyPart } from '../../../components/feedback/lazy-part.js';
import { RankToggle } from '../judging/ranking.js';
import { StatusTabs } from '../status-tabs.js';
import type { useDeskList } from './use-desk-list.js';

const RankingTools = lazyPart(async () => (await import('../judging/ranking-tools.js')).RankingTools);
const HiringTeamButton = lazyPart(
  async () => (await import('../../../entities/hiring-team/hiring-team-button.js')).HiringTeamButton,
);
const AnswerFilter = lazyPart(async () => (await import('../answer-filter.js')).AnswerFilter);

interface DeskHeadProps {
  job: Desk['job'] | undefined;
  jobId: string;
  list: ReturnType<typeof useDeskList>;
  params: { q: string; sort: string; rank: string; meets: string; answer: string };
  onChange: (
    changes: Partial<Record<'q' | 'sort' | 'rank' | 'meets' | 'answer' | 'status', string>>,
    how?: { replace?: boolean },
  ) => void;
  search: RefObject<HTMLInputElement | null>;
  isBlind: boolean;
  onBlind: (isBlind: boolean) => void;
  onHelp: () => void;
  isWide: boolean;
}

/** What is listed and how: the job, words, order, ranking and statuses, in three lines. */
export const DeskHead = ({ search, ...props }: DeskHeadProps) => {
  const { job, jobId, list, params, onChange, isWide } = props;
  const [showsTools, setShowsTools] = useState(false);
  const toggleRanking = (isOn: boolean) => {
    onChange({ rank: isOn ? 'on' : 'off' });
    if (isOn) {
      list.ranking.start();
    }
  };
  const narrowBy = (meets: string) => {
    onChange({ meets });
    if (meets !== '' && !list.ranking.result) {
      list.ranking.start();
    }
  };
  const tools = (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, '& select': { maxWidth: 230 } }}
    >
      <Box sx={{ flex: '1 1 420px' }}>
        <RankToggle
          isOn={list.isOrdered}
          isBusy={list.ranking.isBusy}
          canRank={list.canRank}
          onChange={toggleRanking}
          result={list.ranking.result}
        />
      </Box>
      <Suspense fallback={<Box sx={{ height: 44 }} />}>
        <RankingTools
          job={list.canRank ? jobId : 'all'}
          meets={params.meets}
          onMeets={narrowBy}
          isBlind={props.isBlind}
          onBlind={props.onBlind}
        />
        <AnswerFilter
          questions={list.query.data?.answers ?? []}
          value={params.answer}
          onChange={(answer) => onChange({ answer })}
        />
      </Suspense>
    </Stack>
  );
  return (
    <Box
      sx={{ px: { xs: 2, md: 2.5 }, pt: 1.25, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' }, rowGap: 0.5, mb: 0.5 }}
      >
        <Box sx={{ minWidth: 0, flex: { xs: '1 0 100%', md: '1 1 auto' } }}>
          <Box
            component={TextLink}
            to={`/applications?job=${jobId}${job?.status === 'inactive' ? '&closed=on' : ''}`}
            sx={{ fontSize: '.8125rem' }}
          >
            All applications
          </Box>
          <Box
            component={PageTitle}
            sx={{
              typography: 'h3',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: { md: 'nowrap' },
              overflowWrap: 'anywhere',
            }}
            documentTitle={job ? `Applicants: ${job.title}` : 'Applicants'}
          >
            {job ? [job.title, job.location].filter(Boolean).join(', ') : 'Applicants'}
          </Box>
        </Box>
        {job && (
          <Suspense fallback={null}>
            <HiringTeamButton job={job} sx={{ flex: 'none' }} />
          </Suspense>
        )}
        <Box
          component={SearchInput}
          ref={search}
          value={params.q}
          onSearch={(q) => onChange({ q }, { replace: true })}
          aria-label="Search applicants"
          placeholder="Name, skill, letter, WB-…"
          sx={{ flex: { xs: '1 1 150px', md: '0 1 260px' }, width: 'auto' }}
        />
        <Box
          component={Select}
          value={params.sort}
          onChange={(event) => onChange({ sort: event.target.value })}
          aria-label="Order"
          disabled={list.isOrdered}
          sx={{ flex: '0 0 auto', width: 'auto' }}
        >
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </Box>
        {isWide && (
          <IconAction label="Keys" aria-haspopup="dialog" onClick={props.onHelp}>
            ?
          </IconAction>
        )}
      </Stack>
      {isWide ? (
        tools
      ) : (
        <>
          <Button size="small" sx={{ mx: -1.25 }} aria-expanded={showsTools} onClick={() => setShowsTools(!showsTools)}>
            {showsTools ? 'Hide ranking and view' : 'Ranking and view'}
          </Button>
          {showsTools && tools}
        </>
      )}
      <StatusTabs
        value={list.status}
        counts={list.counts}
        withOwnWords={false}
        onChange={(status) => onChange({ status })}
      />
    </Box>
  );
};
