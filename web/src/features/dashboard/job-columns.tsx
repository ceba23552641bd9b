import { Box, Button, Stack, Typography } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { extensions } from '@workboard/contracts/extending';
import type { JobState } from '@workboard/contracts/job-state';
import { jobStateWords } from '@workboard/contracts/job-state-words';
import type { Column } from '../../components/lists/data-table.js';
import { EditIcon, TrashIcon } from '../../components/elements/icons.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { postedAt } from '../../entities/job/job-dates.js';
import { formatDay } from '../../lib/text/dates.js';
import { capitalise, plural, truncate, formatNumber } from '../../lib/text/text.js';
import { deskPath } from '../../entities/application/desk-address.js';
import { isFillable } from '../../entities/application/filling/use-filling.js';
import type { StatusTone } from '../../theme/palette.js';
import { HiringTeamButton } from '../../entities/hiring-team/hiring-team-button.js';

/** States that the words active and inactive say already. */
const plainStates: readonly JobState[] = ['live', 'closed'];

const toneOf = (job: Job, state: JobState): StatusTone => {
  if (job.status === 'inactive') {
    return 'neutral';
  }
  return state === 'live' ? 'offered' : 'interviewing';
};

/** What a row of the table shows beside its job, and what its buttons do. */
interface RowActions {
  newCounts: ReadonlyMap<number, number>;
  toggle: (job: Job) => void;
  extend: (job: Job, days: number) => void;
  fill: (job: Job) => void;
  remove: (job: Job) => void;
  stateOf: (job: Job) => JobState;
  /** A company's readers change nothing (decision P67). */
  isWriter: boolean;
  /** Whether one sees the job's applicants (decision P68). */
  isOpen: (jobId: number) => boolean;
  /** Whether not everybody of the company sees them; the others stay without a word about it. */
  hasTeam: (jobId: number) => boolean;
  /** Opens the dialog about who sees them. */
  openTeam: (job: Job) => void;
}

/** Fingers need 24 pixels (WCAG 2.5.8). */
const titleLink = { display: 'inline-block', lineHeight: '24px' };
/** A figure is narrow, too. */
const figureLink = { display: 'inline-block', minWidth: 24, minHeight: 24, lineHeight: '24px' };

/** The columns of the employer's table of jobs (spec §2 "Dashboard", decision P49). */
export const jobColumns = ({
  newCounts,
  toggle,
  extend,
  fill,
  remove,
  stateOf,
  isWriter,
  isOpen,
  hasTeam,
  openTeam,
}: RowActions): Column<Job>[] => [
  {
    header: 'Job Title',
    isTitle: true,
    cell: (job) => (
      <>
        <Box component={TextLink} to={`/jobs/${job.id}`} sx={titleLink}>
          {job.title}
        </Box>
        {job.internalReference && (
          <Typography component="div" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {job.internalReference}
          </Typography>
        )}
        {hasTeam(job.id) && (
          <HiringTeamButton
            job={job}
            onOpen={() => openTeam(job)}
            sx={{ display: 'block', px: 0, minWidth: 0, textAlign: 'left' }}
          />
        )}
      </>
    ),
  },
  {
    header: 'Applications',
    align: 'right',
    cell: (job) => (
      <>
        {isOpen(job.id) ? (
          <Box
            component={TextLink}
            to={deskPath(job.id)}
            aria-label={`${plural(job.applications, 'application')} for ${job.title}`}
            sx={figureLink}
          >
            {formatNumber(job.applications)}
          </Box>
        ) : (
          formatNumber(job.applications)
        )}
        {newCounts.has(job.id) && (
          <Typography component="div" variant="caption" sx={{ whiteSpace: 'nowrap' }}>
            <Box
              component={TextLink}
              to={deskPath(job.id, { status: 'applied' })}
              aria-label={`${newCounts.get(job.id)} new for ${job.title}`}
              sx={figureLink}
            >
              {newCounts.get(job.id)} new
            </Box>
          </Typography>
        )}
      </>
    ),
  },
  {
    header: 'Views',
    align: 'right',
    cell: (job) =>
      isOpen(job.id) ? (
        <Box
          component={TextLink}
          to={`/jobs/${job.id}/figures`}
          aria-label={`${formatNumber(job.views)} ${job.views === 1 ? 'view' : 'views'}, figures of ${job.title}`}
          sx={figureLink}
        >
          {formatNumber(job.views)}
        </Box>
      ) : (
        formatNumber(job.views)
      ),
  },
  {
    header: 'Posted date',
    noWrap: true,
    cell: (job) => formatDay(postedAt(job)),
  },
  {
    header: 'Closes',
    noWrap: true,
    cell: (job) =>
      job.closingDate ? (
        <>
          {formatDay(job.closingDate)}
          {job.status === 'active' && isWriter && (
            <Stack direction="row" sx={{ justifyContent: 'inherit' }}>
              {extensions.map((days) => (
                <Button
                  key={days}
                  size="small"
                  aria-label={`Extend ${job.title} by ${days} days`}
                  onClick={() => extend(job, days)}
                  sx={{ minWidth: 0, px: 0.75 }}
                >
                  +{days} days
                </Button>
              ))}
            </Stack>
          )}
        </>
      ) : (
        '–'
      ),
  },
  {
    header: 'Status',
    cell: (job) => {
      const state = stateOf(job);
      const { name } = jobStateWords[state];
      const tone = toneOf(job, state);
      const isPlain = plainStates.includes(state);
      return (
        <>
          <Button
            size="small"
            variant="outlined"
            disabled={!isWriter}
            aria-pressed={job.status === 'active'}
            aria-label={`${job.title}: ${isPlain ? job.status : `${job.status}, ${name.toLowerCase()}`}${isWriter ? '. Change status' : ''}`}
            onClick={() => toggle(job)}
            sx={{ whiteSpace: 'nowrap', bgcolor: `status.${tone}.bg`, color: `status.${tone}.text` }}
          >
            {capitalise(job.status)}
          </Button>
          {!isPlain && (
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {name}
              {state === 'taken_down' && job.takenDownReason && `: ${truncate(job.takenDownReason, 120)}`}
            </Typography>
          )}
          {isWriter && isFillable(state) && (
            <Box>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={`Mark filled: ${job.title}`}
                onClick={() => fill(job)}
                sx={{ px: 0.75, whiteSpace: 'nowrap' }}
              >
                Mark filled
              </Button>
            </Box>
          )}
        </>
      );
    },
  },
  ...(isWriter ? [actionColumn(remove)] : []),
];

const actionColumn = (remove: RowActions['remove']): Column<Job> => ({
  header: 'Actions',
  isActions: true,
  align: 'right',
  cell: (job) => (
    <Stack
      direction="row"
      // Beside the side navigation a small table has room for the words alone.
      sx={{
        gap: { xs: 1, md: 0.5, lg: 1 },
        justifyContent: 'flex-end',
        '& .button-start, & .MuiButton-startIcon': { display: { md: 'none', lg: 'inherit' } },
      }}
    >
      <ButtonLink
        size="small"
        variant="outlined"
        startIcon={<EditIcon size={16} />}
        to={`/edit-job/${job.id}`}
        aria-label={`Edit ${job.title}`}
      >
        Edit
      </ButtonLink>
      <Button
        size="small"
        color="error"
        startIcon={<TrashIcon size={16} />}
        aria-label={`Delete ${job.title}`}
        onClick={() => remove(job)}
      >
        Delete
      </Button>
    </Stack>
  ),
});
