import { Box, Typography } from '@mui/material';
import type { DeskEntry, DeskRow } from '@workboard/contracts';
import { statusWords, withdrawnLabel } from '@workboard/contracts/statuses';
import { type MouseEvent, memo } from 'react';
import { Link, type To } from 'react-router-dom';
import { EditIcon } from '../../../components/elements/icons.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { formatDay, formatDayAndTime } from '../../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { plural } from '../../../lib/text/text.js';
import type { Ranked } from '../../../entities/application/employer-list.js';
import { nameless } from '../../../entities/application/blind.js';
import { FlagMarks, RankBar, RankTag } from '../judging/rank-marks.js';
import { useIsWriter } from '../../../lib/session/writers.js';

/** Of one row, in pixels at the usual size of letters. */
export const rowHeight = 76;

const dayMs = 86_400_000;
const since = (iso: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / dayMs));

/** Three of them are a row. */
const line = { display: 'flex', alignItems: 'center', height: 22, minWidth: 0 } as const;
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

interface DeskRowViewProps {
  entry: DeskEntry;
  /** Undefined until it has come. */
  row: DeskRow | undefined;
  ranked: Ranked | undefined;
  isOpen: boolean;
  isChosen: boolean;
  isBlind: boolean;
  /** Left out where the tab says the status of all. */
  withStatus: boolean;
  now: Date;
  at: number;
  count: number;
  to: To;
  /** Takes the place of whoever is open beside the list; on a phone they open over it, and Back closes them. */
  replace: boolean;
  onChoose: (id: number, isRange: boolean) => void;
}

const shortYears = (years: number): string => `${years} y`;
const shortDays = (days: number): string => (days === 0 ? 'today' : `${days} d`);

const Work = ({ user }: { user: DeskRow['user'] }) => (
  <>
    <Box component="span" sx={ellipsis}>
      {/* Title and employer; the place stands below. */}
      {user.work?.split(', ').slice(0, 2).join(', ')}
    </Box>
    {user.years !== null && (
      <Box component="span" sx={{ flex: 'none' }} title={`${plural(user.years, 'year')} of dated work`}>
        {user.work && '·\u00a0'}
        {shortYears(user.years)}
      </Box>
    )}
  </>
);

type StateProps = Pick<DeskRowViewProps, 'entry' | 'row' | 'withStatus' | 'ranked' | 'isBlind'>;

const withChip = ({ entry, withStatus }: StateProps): boolean => entry.isWithdrawn || withStatus;
const small = { minHeight: 0, height: 20, py: 0, fontSize: '.75rem' } as const;

const State = ({ entry, row, withStatus, ranked, isBlind }: StateProps) => (
  <>
    {entry.isWithdrawn ? (
      <StatusChip label={withdrawnLabel} />
    ) : (
      withStatus && <StatusChip label={statusWords[entry.status].employer} tone={entry.status} />
    )}
    {ranked && <RankBar ranked={ranked} />}
    {row && !ranked && (
      <Box component="span" sx={ellipsis}>
        {row.interviewAt ? `Interview ${formatDayAndTime(row.interviewAt)}` : !isBlind && row.user.location}
      </Box>
    )}
  </>
);

/** One applicant in the list of the workspace: who, with what, how they stand and how long they wait. */
export const DeskRowView = memo((props: DeskRowViewProps) => {
  const { entry, row, ranked, isBlind, now } = props;
  const isWriter = useIsWriter();
  const name = fullName(row && !isBlind ? row.user : nameless(entry.id));
  return (
    <Box
      component="li"
      data-app={entry.id}
      aria-posinset={props.at + 1}
      aria-setsize={props.count}
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: props.at * rowHeight,
        height: rowHeight,
        display: 'flex',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: props.isOpen ? 'status.offered.bg' : props.isChosen ? 'sunken' : undefined,
        boxShadow: props.isOpen ? 'inset 3px 0 0 var(--mui-palette-primary-main)' : undefined,
        '&:hover': { bgcolor: props.isOpen ? undefined : 'sunken' },
      }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', pt: 1, pl: 1.25, pr: 0.75 }}>
        <Box
          component="input"
          type="checkbox"
          disabled={entry.isWithdrawn || !isWriter}
          aria-label={`Choose ${name}`}
          checked={props.isChosen}
          onClick={(event: MouseEvent) => props.onChoose(entry.id, event.shiftKey)}
          // The click says it, with the key that was held.
          onChange={() => undefined}
          sx={{ width: 24, height: 24, m: 0 }}
        />
      </Box>
      <Box
        component={Link}
        to={props.to}
        replace={props.replace}
        preventScrollReset
        state={props.replace ? undefined : { fromList: true }}
        aria-current={props.isOpen ? 'true' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          py: '5px',
          pr: 1.25,
          color: 'inherit',
          textDecoration: 'none',
          fontSize: '.8125rem',
          lineHeight: '20px',
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <Box component="span" sx={{ ...line, gap: 1 }}>
          <Typography component="span" sx={{ ...ellipsis, flex: 1, fontWeight: 600, fontSize: '.9375rem' }}>
            {row || isBlind ? name : '…'}
          </Typography>
          {row?.hasNotes && !isBlind && (
            <Box component="span" title="Has notes" sx={{ display: 'flex', color: 'gold.text' }}>
              <EditIcon size={14} />
            </Box>
          )}
          <FlagMarks ranked={ranked} missed={row?.missed} />
          {ranked && <RankTag ranked={ranked} />}
        </Box>
        <Box component="span" sx={{ ...line, gap: 0.5, color: 'text.secondary' }}>
          {row && <Work user={isBlind ? { ...row.user, work: null } : row.user} />}
        </Box>
        <Box
          component="span"
          sx={{ ...line, gap: 1, color: 'text.secondary', '& > span:first-of-type': withChip(props) ? small : {} }}
        >
          <State {...props} />
          {row && (
            <Box
              component="span"
              title={`Applied ${formatDay(row.appliedAt)}`}
              sx={{ ml: 'auto', flex: 'none', fontVariantNumeric: 'tabular-nums' }}
            >
              {shortDays(since(row.appliedAt, now))}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
});
