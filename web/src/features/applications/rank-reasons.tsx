import { Box, Stack, Typography } from '@mui/material';
import type { RankFlag, RankReason } from '@workboard/contracts';
import { Callout } from '../../components/callout.js';
import { StatusChip } from '../../components/status-chip.js';
import type { StatusTone } from '../../theme/palette.js';
import type { Ranked } from './application-list.js';

const flagWords: Record<RankFlag, string> = {
  injection: 'The text speaks to the ranking instead of describing the person. Please read it yourself.',
  'ad-copy': 'Copied from the advertisement; not counted.',
  'hidden-text': 'The CV holds text that is not visible on the page. Please read it yourself.',
  'no-text': 'The CV has no readable text (perhaps a scan). It was not counted against the person.',
  'odd-dates': 'Some dates of work contradict each other or lie ahead. Please ask about them.',
  disagreement: 'The AI service and the built-in method disagree about this application. Please read it yourself.',
  fallback: 'Scored by the built-in method because the AI service did not answer.',
};

const metWords: Record<RankReason['met'], { label: string; tone: StatusTone }> = {
  yes: { label: 'Met', tone: 'hired' },
  partly: { label: 'Partly', tone: 'interviewing' },
  no: { label: 'Not met', tone: 'rejected' },
  unknown: { label: 'Not shown', tone: 'neutral' },
};

const sourceWords: Record<NonNullable<RankReason['source']>, string> = {
  experience: 'Work experience',
  skills: 'Skills',
  resume: 'CV',
  education: 'Education',
  bio: 'About',
  coverLetter: 'Cover letter',
};

/** The applicant's own words: marked where they answer the criterion, plain where they only come near it. */
const Quote = ({ evidence, source, met }: Pick<RankReason, 'evidence' | 'source' | 'met'>) => {
  const isShown = met !== 'unknown';
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {!isShown && (source ? 'Nearest in ' : 'Nearest: ')}
      {source && `${sourceWords[source]}: `}
      <Box
        component={isShown ? 'mark' : 'q'}
        sx={
          isShown
            ? {
                px: 0.5,
                borderRadius: 0.5,
                boxDecorationBreak: 'clone',
                bgcolor: 'status.interviewing.bg',
                color: 'status.interviewing.text',
              }
            : { quotes: 'none' }
        }
      >
        “{evidence}”
      </Box>
    </Box>
  );
};

/** What was copied from the ad is no accusation: a plain remark with the applicant's sentences, for a person to judge. */
const Copied = ({ sentences }: { sentences: readonly string[] }) => (
  <Box sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
    {flagWords['ad-copy']}
    {sentences.map((sentence) => (
      <div key={sentence}>“{sentence}”</div>
    ))}
  </Box>
);

const Flag = ({ flag, ranked }: { flag: RankFlag; ranked: Ranked }) =>
  flag === 'ad-copy' ? (
    <Copied sentences={ranked.copied ?? []} />
  ) : (
    <Callout tone="warning">
      {flagWords[flag]}
      {flag === 'disagreement' &&
        ranked.embeddedScore !== undefined &&
        ` AI service: ${Math.round(ranked.score)}%; built-in method: ${Math.round(ranked.embeddedScore)}%.`}
    </Callout>
  );

/** Why an applicant stands where they stand: each criterion with the applicant's own words. */
export const RankReasons = ({ ranked }: { ranked: Ranked }) => (
  <Stack sx={{ gap: 1.5, mt: 2 }}>
    {(ranked.flags ?? []).map((flag) => (
      <Flag key={flag} flag={flag} ranked={ranked} />
    ))}
    <Box
      component="ul"
      aria-label="Reasons"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 1.5,
        rowGap: 1.25,
        listStyle: 'none',
        p: 0,
        m: 0,
      }}
    >
      {ranked.reasons.map(({ kind, criterion, met, evidence, source, note }) => (
        <Typography
          component="li"
          variant="body2"
          key={`${kind}-${criterion}`}
          sx={{
            // A phone has no room for words beside the badge.
            display: { xs: 'block', sm: 'grid' },
            gridColumn: '1 / -1',
            gridTemplateColumns: 'subgrid',
            alignItems: 'start',
          }}
        >
          <span>
            <StatusChip {...metWords[met]} />
          </span>
          <div>
            <Box sx={{ fontWeight: 600 }}>{criterion}</Box>
            {note && <div>{note}</div>}
            {evidence && <Quote evidence={evidence} source={source} met={met} />}
          </div>
        </Typography>
      ))}
    </Box>
  </Stack>
);
