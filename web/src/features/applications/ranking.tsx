import { Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RankFlag, RankReason, RankResult } from '@workboard/contracts';
import { rankMaxLimit } from '@workboard/contracts/constants';
import { useId, useMemo } from 'react';
import { Callout } from '../../components/callout.js';
import { api } from '../../lib/api.js';
import { useAction } from '../../lib/use-action.js';
import type { Ranked } from './application-list.js';

const progressEveryMs = 2000;
const none = 'all';

const rankPath = (job: string): string => `/api/applications/rank/${job}`;

/** The ranking of one job: asking for it, its result, and its progress while a large pool is still being read. */
export const useRanking = ({ job, isOn }: { job: string; isOn: boolean }) => {
  const client = useQueryClient();
  const key = [rankPath(job)];
  const query = useQuery<RankResult>({
    queryKey: key,
    enabled: isOn && job !== none,
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data && !state.data.complete ? progressEveryMs : false),
  });
  const start = useAction<void, RankResult>({
    run: () => api.post(rankPath(job), { limit: rankMaxLimit }),
    success: ({ rankedApplicants, totalApplicants }) => ({
      title: 'Ranking Complete',
      text: `Ranked top ${rankedApplicants} of ${totalApplicants} applicants`,
    }),
    failure: { title: 'Ranking Failed', text: 'Failed to rank applicants' },
    onSuccess: (result) => client.setQueryData(key, result),
  });
  const result = isOn ? query.data : undefined;
  const ranks = useMemo(
    () => new Map((result?.rankings ?? []).map((ranked) => [ranked.applicationId, ranked])),
    [result],
  );
  return { start, result, ranks };
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
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={!canRank || isBusy}
            onChange={(_, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={isBusy ? 'Ranking applicants...' : 'AI Ranking'}
      />
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
        {canRank
          ? 'AI suggestion, not a decision. It orders the list; it hides nobody and changes no status.'
          : 'Select one job to rank its applicants.'}
      </Typography>
      {isOn && result && !result.complete && (
        <Callout tone="info">
          {`${result.rankedApplicants} of ${result.totalApplicants} applicants read so far; the rest follow by themselves.`}
        </Callout>
      )}
    </Stack>
  );
};

const flagWords: Record<RankFlag, string> = {
  injection: 'The text speaks to the ranking instead of describing the person. Please read it yourself.',
  'ad-copy': 'Parts are copied from the advertisement; they were not counted.',
  'hidden-text': 'The CV holds text that is not visible on the page. Please read it yourself.',
  'no-text': 'The CV has no readable text (perhaps a scan). It was not counted against the person.',
  'odd-dates': 'Some dates of work contradict each other or lie ahead. Please ask about them.',
  disagreement: 'The AI service and the built-in method disagree about this application. Please read it yourself.',
  fallback: 'Scored by the built-in method because the AI service did not answer.',
};

const metWords: Record<RankReason['met'], string> = {
  yes: 'Met',
  partly: 'Partly',
  no: 'Not met',
  unknown: 'Not shown',
};

/** Why an applicant stands where they stand: each criterion with the applicant's own words. */
export const RankReasons = ({ ranked }: { ranked: Ranked }) => (
  <Box sx={{ mt: 1.5 }}>
    {(ranked.flags ?? []).map((flag) => (
      <Callout key={flag} tone="warning">
        {flagWords[flag]}
        {flag === 'disagreement' && ranked.embeddedScore !== undefined && (
          <>{` AI service: ${Math.round(ranked.score)}%; built-in method: ${Math.round(ranked.embeddedScore)}%.`}</>
        )}
      </Callout>
    ))}
    <Stack component="ul" sx={{ gap: 1, pl: 2.5, my: 1, listStyle: 'disc' }}>
      {ranked.reasons.map((reason) => (
        <Typography component="li" variant="body2" key={`${reason.kind}-${reason.criterion}`}>
          <strong>{metWords[reason.met]}:</strong> {reason.criterion}
          {reason.evidence && (
            <Box
              component="mark"
              sx={{
                display: 'block',
                width: 'fit-content',
                px: 0.75,
                borderRadius: 0.5,
                bgcolor: 'status.interviewing.bg',
                color: 'status.interviewing.text',
              }}
            >
              “{reason.evidence}”
            </Box>
          )}
        </Typography>
      ))}
    </Stack>
  </Box>
);
