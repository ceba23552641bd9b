import { Box, Button } from '@mui/material';
import type { RankReason } from '@workboard/contracts';

const sourceWords: Record<NonNullable<RankReason['source']>, string> = {
  experience: 'Work experience',
  skills: 'Skills',
  resume: 'CV',
  education: 'Education',
  bio: 'About',
  coverLetter: 'Cover letter',
  answers: 'Answered',
};

interface QuoteProps extends Pick<RankReason, 'evidence' | 'source' | 'met'> {
  /** Leads to the place of the words, where it can be shown. */
  onShow?: () => void;
}

/** The applicant's own words: marked where they answer the criterion, plain where they only come near it. */
export const Quote = ({ evidence, source, met, onShow }: QuoteProps) => {
  const isAnswer = met !== 'unknown';
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {!isAnswer && (source ? 'Nearest in ' : 'Nearest: ')}
      {source && `${sourceWords[source]}: `}
      <Box
        component={isAnswer ? 'mark' : 'q'}
        sx={
          isAnswer
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
      {onShow && (
        <Button
          size="small"
          onClick={onShow}
          aria-label={`Show in the CV: ${evidence}`}
          sx={{ minHeight: 28, py: 0, ml: 0.5 }}
        >
          Show in CV
        </Button>
      )}
    </Box>
  );
};
