import { Box, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RankResult } from '@workboard/contracts';
import { rankMaxLimit } from '@workboard/contracts/constants';
import { useId, useMemo } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { LabelledSwitch } from '../../../components/forms/labelled-switch.js';
import { api } from '../../../lib/api/api.js';
import { read } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';

const progressEveryMs = 2000;

/** The newest ranking of a job. */
export const rankQuery = (jobId: string | number) => read('/applications/rank/{jobId}', { params: { jobId } });

/** Ranks the applicants of a job. */
export const rank = (jobId: string | number): Promise<RankResult> =>
  api.post('/applications/rank/{jobId}', { params: { jobId }, body: { limit: rankMaxLimit } });

/**
 * The ranking of one job: asking for it, its result, and its progress while a large pool is still being read. The answer may
 * come when another job is looked at; so nothing but the job that was asked for decides what is busy or has failed.
 */
export const useRanking = ({ job, isWanted }: { job: string; isWanted: boolean }) => {
  const client = useQueryClient();
  const start = useAction<string, RankResult>({
    run: rank,
    success: ({ rankedApplicants, totalApplicants }) => ({
      title: 'Ranking Complete',
      text: `Ranked top ${rankedApplicants} of ${totalApplicants} applicants`,
    }),
    failure: { title: 'Ranking Failed', text: 'Failed to rank applicants' },
    onSuccess: (result, asked) => {
      client.setQueryData(rankQuery(asked).queryKey, result);
      // The answer holds the best alone; the newest ranking holds all.
      if (result.complete && result.rankedApplicants < result.totalApplicants) {
        void client.invalidateQueries({ queryKey: rankQuery(asked).queryKey });
      }
    },
  });
  const isBusy = start.isPending && start.variables === job;
  const hasFailed = start.isError && start.variables === job;
  const query = useQuery({
    ...rankQuery(job),
    // Until a first ranking was made there is none to read.
    enabled: isWanted && !isBusy && !hasFailed,
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data && !state.data.complete ? progressEveryMs : false),
  });
  const isOn = isWanted && (isBusy || !(hasFailed || query.isError));
  const result = isOn && !isBusy ? query.data : undefined;
  const ranks = useMemo(
    () => new Map((result?.rankings ?? []).map((ranked) => [ranked.applicationId, ranked])),
    [result],
  );
  return { start: () => start.mutate(job), isOn, isBusy, result, ranks };
};

interface RankToggleProps {
  isOn: boolean;
  isBusy: boolean;
  /** Ranking needs one job. */
  canRank: boolean;
  onChange: (isOn: boolean) => void;
  result: RankResult | undefined;
}

/** Turns the order by AI suggestion on and off, and says what it is (spec §4; a suggestion, not a decision). */
export const RankToggle = ({ isOn, isBusy, canRank, onChange, result }: RankToggleProps) => {
  const hintId = useId();
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction={{ md: 'row' }} sx={{ columnGap: 1, alignItems: { md: 'center' } }}>
        <Box sx={{ flex: 'none' }}>
          <LabelledSwitch
            label={isBusy ? 'Ranking applicants...' : 'AI Ranking'}
            checked={isOn}
            disabled={!canRank || isBusy}
            onChange={({ target }) => onChange(target.checked)}
            aria-describedby={hintId}
          />
        </Box>
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
          {canRank
            ? 'AI suggestion, not a decision. It orders the list; it hides nobody and changes no status.'
            : 'Select one job to rank its applicants.'}
        </Typography>
      </Stack>
      {isOn && result && !result.complete && (
        <Callout tone="info">
          {`${result.rankedApplicants} of ${result.totalApplicants} applicants read so far; the rest follow by themselves.`}
        </Callout>
      )}
    </Stack>
  );
};
