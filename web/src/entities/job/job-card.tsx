import { Box, Card, Stack, Typography } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { cardDescriptionLength } from '@workboard/contracts/constants';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { closingLabels, postedLabel } from './job-dates.js';
import { companyAndPlace } from './employer.js';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { truncate } from '../../lib/text/text.js';
import { formatSalary } from './pay.js';
import { isPlainClick } from '../../lib/browser/plain-click.js';
import { Tag } from '../../components/elements/tag.js';
import { Marked } from './marked.js';
import { CompanyLogo } from '../company/company-logo.js';

/** What a search found in a job: its words, and a stretch of the description that holds some. */
export interface JobMarks {
  words: readonly string[];
  text?: string;
}

interface JobCardProps {
  job: Job;
  now: Date;
  to?: string;
  isSelected?: boolean;
  /** Opens the job in place instead of following the link; held keys still open it elsewhere. */
  onOpen?: (job: Job) => void;
  heading?: 'h2' | 'h3';
  marks?: JobMarks;
  /** A button in the upper right corner, for which room is kept in any case when the card stands in a list. */
  corner?: ReactNode;
  hasCorner?: boolean;
  /** A word beside the pay, such as what the reader did about the job. */
  note?: ReactNode;
  /** Buttons or notes below the card's footer. */
  children?: ReactNode;
}

/** When the job appeared and when it closes. */
const JobDates = ({ job, now }: { job: Job; now: Date }) => {
  const posted = postedLabel(job, now);
  const closing = closingLabels(job.closingDate, now);
  return (
    <Stack
      direction="row"
      sx={{
        justifyContent: 'space-between',
        gap: 1,
        borderTop: { xs: 0, sm: 1 },
        borderColor: { sm: 'divider' },
        pt: { xs: 0, sm: 1.25 },
        flexWrap: 'wrap',
      }}
    >
      <Typography
        variant="body2"
        sx={{ color: posted.isNew ? 'gold.text' : 'text.secondary', fontWeight: posted.isNew ? 600 : 400 }}
      >
        {posted.text}
      </Typography>
      {closing && (
        <Typography
          variant="body2"
          sx={{
            color: closing.isUrgent ? 'secondary.main' : 'text.secondary',
            fontWeight: closing.isUrgent ? 600 : 400,
          }}
        >
          {closing.card}
        </Typography>
      )}
    </Stack>
  );
};

/** The beginning of the description, or where in it the searched words stand. */
const cardText = ({ description }: Job, marks: JobMarks | undefined): string =>
  marks?.text === undefined || description.startsWith(marks.text)
    ? truncate(description, cardDescriptionLength)
    : truncate(`… ${marks.text} …`, cardDescriptionLength);

/** A job in a list. The whole card is the link; `children` stay clickable above it. */
export const JobCard = ({
  job,
  now,
  to = `/jobs/${job.id}`,
  isSelected = false,
  onOpen,
  heading = 'h2',
  marks,
  corner,
  hasCorner = false,
  note,
  children,
}: JobCardProps) => (
  <Card
    sx={{
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: { xs: 0.75, sm: 1.25 },
      px: 2,
      py: { xs: 1.5, sm: 2 },
      height: '100%',
      transition: 'border-color 120ms',
      '&:hover': { borderColor: 'primary.main' },
      ...(isSelected && {
        borderColor: 'primary.main',
        boxShadow: (theme) => `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
      }),
    }}
  >
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <CompanyLogo name={job.company?.name ?? '#'} logo={job.company?.logo ?? null} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography component={heading} variant="h3" sx={{ pr: hasCorner ? 4 : 0 }}>
          <Box
            component={Link}
            to={to}
            data-job={job.id}
            aria-current={isSelected ? 'true' : undefined}
            onClick={(event: MouseEvent) => {
              if (onOpen && isPlainClick(event)) {
                event.preventDefault();
                onOpen(job);
              }
            }}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            <Marked text={job.title} words={marks?.words} />
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Marked text={companyAndPlace(job)} words={marks?.words} />
        </Typography>
      </Box>
    </Stack>
    <Typography
      variant="body2"
      sx={{
        color: 'text.secondary',
        // A phone's screen has room for more jobs instead; where a search found its words stays.
        display: { xs: marks?.text === undefined ? 'none' : '-webkit-box', sm: '-webkit-box' },
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }}
    >
      <Marked text={cardText(job, marks)} words={marks?.words} />
    </Typography>
    <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 'auto' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {formatSalary(job, true)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Tag sx={job.workType === 'on-site' ? { display: { xs: 'none', sm: 'inline-flex' } } : {}}>
          {workTypeLabels[job.workType]}
        </Tag>
        <Tag>{employmentTypeLabels[job.employmentType]}</Tag>
        {note}
      </Stack>
    </Stack>
    <JobDates job={job} now={now} />
    {corner && <Box sx={{ position: 'absolute', top: 6, right: 6 }}>{corner}</Box>}
    {children && <Box sx={{ position: 'relative' }}>{children}</Box>}
  </Card>
);

/** The grid that cards stand in: one, two or three beside each other. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 2,
      listStyle: 'none',
      p: 0,
      m: 0,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(260px, 30%)), 1fr))',
      '& > li': { minWidth: 0 },
    }}
  >
    {children}
  </Box>
);
