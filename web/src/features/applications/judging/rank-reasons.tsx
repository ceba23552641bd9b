import { Box, Button, Stack, Typography } from '@mui/material';
import type { RankFlag, RankNote, RankReason } from '@workboard/contracts';
import { referenceOf } from '@workboard/contracts/statuses';
import type { ReactNode } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { TextLink } from '../../../components/elements/link.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import type { StatusTone } from '../../../theme/palette.js';
import type { Ranked } from '../../../entities/application/employer-list.js';
import { flagWords } from './flag-words.js';
import { importanceLabels } from './importance-labels.js';
import { questionsFor } from './questions.js';
import { Quote } from './quote.js';
import { summaryOf } from './summary.js';
import { useCorrectReason } from './use-criteria.js';
import { useIsWriter } from '../../../lib/session/writers.js';

const mostLinked = 5;

const metWords: Record<RankReason['met'], { label: string; tone: StatusTone }> = {
  yes: { label: 'Met', tone: 'hired' },
  partly: { label: 'Partly', tone: 'interviewing' },
  no: { label: 'Not met', tone: 'rejected' },
  unknown: { label: 'Not shown', tone: 'neutral' },
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

const noteWords: Record<RankNote['kind'], string> = {
  'overlapping-dates': 'Dates of work overlap. Not counted; perhaps worth a question:',
  'many-employers': 'Many employers in two years. Not counted; perhaps worth a question:',
  'shared-text': 'The same text as another applicant. Not counted; please compare:',
};

/** What looks odd, in the applicant's own lines, and a way to the others who have the same. */
const Note = ({ note, jobId }: { note: RankNote; jobId: number }) => (
  <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
    <Box sx={{ fontWeight: 600 }}>{noteWords[note.kind]}</Box>
    {note.quotes.map((quote) => (
      <Box key={quote} sx={{ color: 'text.secondary' }}>
        “{quote}”
      </Box>
    ))}
    {note.applicationIds?.slice(0, mostLinked).map((id) => (
      <Box component={TextLink} key={id} to={`/applications?job=${jobId}&search=${referenceOf(id)}`} sx={{ mr: 1.5 }}>
        {referenceOf(id)}
      </Box>
    ))}
  </Box>
);

interface WordProps {
  reason: RankReason;
  isBusy: boolean;
  onWord: (verdict: 'right' | 'wrong' | null) => void;
}

/** A person's word on one reason; pressing it again takes it back. */
const Word = ({ reason: { criterion, verdict }, isBusy, onWord }: WordProps) => (
  <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
    {(['right', 'wrong'] as const).map((one) => (
      <Button
        key={one}
        size="small"
        variant={verdict === one ? 'contained' : 'text'}
        disabled={isBusy}
        aria-pressed={verdict === one}
        aria-label={`${one === 'right' ? 'Right' : 'Wrong'}: ${criterion}`}
        onClick={() => onWord(verdict === one ? null : one)}
        sx={{ minWidth: 0, px: 1 }}
      >
        {one === 'right' ? 'Right' : 'Wrong'}
      </Button>
    ))}
    {verdict === 'wrong' && (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Counted as your company says.
      </Box>
    )}
  </Stack>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography component="h3" variant="body2" sx={{ mb: 1, fontWeight: 700 }}>
      {title}
    </Typography>
    {children}
  </div>
);

/** The first criterion that each quotation stands under: below others it would only be read again. */
const firstQuoted = (reasons: readonly RankReason[]): ReadonlyMap<string, string> =>
  new Map(reasons.toReversed().flatMap(({ evidence, criterion }) => (evidence ? [[evidence, criterion]] : [])));

/** Shows the words in the CV they stand in. */
type OnQuote = (evidence: string) => void;

const Reasons = (props: {
  title: string;
  reasons: readonly RankReason[];
  word: (reason: RankReason) => ReactNode;
  onQuote?: OnQuote;
}) => {
  const quoted = firstQuoted(props.reasons);
  return props.reasons.length === 0 ? null : (
    <Section title={props.title}>
      <Box
        component="ul"
        aria-label={props.title}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
          columnGap: 1.5,
          rowGap: 1.25,
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {props.reasons.map((reason) => (
          <Typography
            component="li"
            variant="body2"
            key={`${reason.kind}-${reason.criterion}`}
            sx={{
              // A phone has no room for words beside the badge.
              display: { xs: 'block', sm: 'grid' },
              gridColumn: '1 / -1',
              gridTemplateColumns: 'subgrid',
              alignItems: 'start',
            }}
          >
            <span>
              <StatusChip {...metWords[reason.met]} />
            </span>
            <div>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {reason.criterion}
                {reason.importance && ` · ${importanceLabels[reason.importance]}`}
              </Box>
              {reason.note && <div>{reason.note}</div>}
              {reason.evidence &&
                (quoted.get(reason.evidence) === reason.criterion ? (
                  <Quote
                    evidence={reason.evidence}
                    source={reason.source}
                    met={reason.met}
                    onShow={
                      props.onQuote && reason.source === 'resume'
                        ? () => props.onQuote?.(reason.evidence ?? '')
                        : undefined
                    }
                  />
                ) : (
                  <Box sx={{ color: 'text.secondary' }}>As for “{quoted.get(reason.evidence)}”.</Box>
                ))}
            </div>
            {props.word(reason)}
          </Typography>
        ))}
      </Box>
    </Section>
  );
};

const isShown = ({ met }: RankReason): boolean => met === 'yes' || met === 'partly';

/** Why an applicant stands where they stand, as a recruiter notes it: what fits, what is missing, what to ask (decision P31). */
export const RankReasons = ({ ranked, jobId, onQuote }: { ranked: Ranked; jobId: number; onQuote?: OnQuote }) => {
  const correct = useCorrectReason(jobId);
  const questions = questionsFor(ranked);
  const isWriter = useIsWriter();
  const word = (reason: RankReason) =>
    isWriter && (
      <Word
        reason={reason}
        isBusy={correct.isPending}
        onWord={(verdict) =>
          correct.mutate({ applicationId: ranked.applicationId, criterion: reason.criterion, verdict })
        }
      />
    );
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{summaryOf(ranked)}</Typography>
      {(ranked.flags ?? []).map((flag) => (
        <Flag key={flag} flag={flag} ranked={ranked} />
      ))}
      {(ranked.notes ?? []).map((note) => (
        <Note key={note.kind} note={note} jobId={jobId} />
      ))}
      <Reasons title="What fits" reasons={ranked.reasons.filter(isShown)} word={word} onQuote={onQuote} />
      <Reasons
        title="What is missing"
        reasons={ranked.reasons.filter((reason) => !isShown(reason))}
        word={word}
        onQuote={onQuote}
      />
      {questions.length > 0 && (
        <Section title="What to ask in the interview">
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Box>
        </Section>
      )}
    </Stack>
  );
};
