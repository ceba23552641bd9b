import { Box } from '@mui/material';
import type { RankFlag, RankReason } from '@workboard/contracts';
import type { StatusTone } from '../../../theme/palette.js';
import type { Ranked } from '../../../entities/application/employer-list.js';
import { Tag } from '../../../components/elements/tag.js';
import { flagWords } from './flag-words.js';

/** Place and score (spec §4), as on the cards. */
export const RankTag = ({ ranked }: { ranked: Ranked }) => (
  <Box
    component={Tag}
    sx={{ flex: 'none', minHeight: 20, py: 0, bgcolor: 'gold.fill', color: 'gold.ink', fontWeight: 700 }}
  >
    #{ranked.rank} · {Math.round(ranked.score)}%
  </Box>
);

/** Shapes tell them apart, too, not colours alone. */
const looks: Record<RankReason['met'], object> = {
  yes: { bgcolor: 'primary.main' },
  partly: {
    background: (theme: { vars: { palette: { primary: { main: string } } } }) =>
      `linear-gradient(to top, ${theme.vars.palette.primary.main} 50%, transparent 50%)`,
  },
  no: { borderColor: 'error.main' },
  unknown: { borderStyle: 'dotted' },
};
const order: readonly RankReason['met'][] = ['yes', 'partly', 'unknown', 'no'];
const mostDrawn = 16;
/** It stands for the whole ad and is no point of its own, as in the summary. */
const fieldOfWork = /^Field of work: /;

/** A square for each criterion, with how many are met. */
export const RankBar = ({ ranked }: { ranked: Ranked }) => {
  const reasons = ranked.reasons.filter(({ criterion }) => !fieldOfWork.test(criterion));
  const met = reasons.filter((reason) => reason.met === 'yes').length;
  const drawn = reasons.toSorted((a, b) => order.indexOf(a.met) - order.indexOf(b.met)).slice(0, mostDrawn);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flex: 'none' }}>
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', gap: '1px' }}>
        {drawn.map((reason) => (
          <Box
            component="span"
            key={`${reason.kind} ${reason.criterion}`}
            sx={{
              width: 5,
              height: 12,
              border: 1,
              borderColor: 'primary.main',
              borderRadius: '1px',
              ...looks[reason.met],
            }}
          />
        ))}
      </Box>
      <span title={`${met} of ${reasons.length} points met`}>
        {met}/{reasons.length}
      </span>
    </Box>
  );
};

interface FlagMarksProps {
  ranked: Ranked | undefined;
  /** What was asked for and answered otherwise (decision P48). */
  missed: readonly string[] | undefined;
}

const Mark = ({ tone, says, children }: { tone: StatusTone; says: string; children: string }) => (
  <Box
    component={Tag}
    title={says}
    sx={{
      flex: 'none',
      minHeight: 18,
      px: 0.5,
      py: 0,
      fontSize: '.75rem',
      bgcolor: `status.${tone}.bg`,
      color: `status.${tone}.text`,
    }}
  >
    {children}
    <span className="visually-hidden">{`: ${says}`}</span>
  </Box>
);

/** A sentence of each, as the ranking's reasons and the answers say it in full. */
const saysOf = (sentences: readonly string[]): string => sentences.join(' ');
/** These are said of the engine, not of the applicant. */
const isOfApplicant = (flag: RankFlag): boolean => flag !== 'fallback';

/** What to look at before one decides: wanted answers that are missing, must-haves that are not shown, and what the ranking found odd. */
export const FlagMarks = ({ ranked, missed = [] }: FlagMarksProps) => {
  const flags = (ranked?.flags ?? []).filter(isOfApplicant);
  const musts = (ranked?.reasons ?? []).filter(
    ({ kind, importance, met }) => kind !== 'answer' && importance === 'must' && (met === 'no' || met === 'unknown'),
  );
  const lacking = [...missed, ...musts.map(({ criterion }) => `Must-have not shown: ${criterion}.`)];
  return (
    <>
      {lacking.length > 0 && <Mark tone="rejected" says={saysOf(lacking)}>{`Must ${lacking.length}`}</Mark>}
      {flags.length > 0 && (
        <Mark tone="interviewing" says={saysOf(flags.map((flag) => flagWords[flag]))}>
          Check
        </Mark>
      )}
    </>
  );
};
