import { Box, Button, Stack, Typography } from '@mui/material';
import { RankReasons } from '../../judging/rank-reasons.js';
import { useDesk } from './desk-context.js';
import type { DeskPanelProps } from './desk-panels.js';
import { RankBar, RankTag } from '../../judging/rank-marks.js';

/** Why an applicant stands where they stand; quotations of the CV lead to their place in it. */
export const RankingPanel = ({ application }: DeskPanelProps) => {
  const { ranked, isBlind, canRank, isRanking, startRanking, show } = useDesk();
  if (ranked) {
    return (
      <>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', typography: 'body2' }}>
          <RankTag ranked={ranked} />
          <RankBar ranked={ranked} />
        </Stack>
        <RankReasons
          key={ranked.applicationId}
          ranked={ranked}
          jobId={application.jobId}
          onQuote={isBlind || !application.resume ? undefined : (evidence) => show('cv', evidence)}
        />
      </>
    );
  }
  return (
    <Box>
      <Typography sx={{ mb: 2 }}>
        {canRank
          ? 'AI Ranking compares all applicants with what the advertisement asks for, and quotes their own words for each point. It is a suggestion, not a decision.'
          : 'Applicants of a closed job are not ranked.'}
      </Typography>
      {canRank && (
        <Button variant="outlined" disabled={isRanking} onClick={startRanking}>
          {isRanking ? 'Ranking applicants...' : 'Rank the applicants'}
        </Button>
      )}
    </Box>
  );
};
