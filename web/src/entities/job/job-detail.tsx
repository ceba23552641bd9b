import { Box, Stack, Typography, type TypographyProps } from '@mui/material';
import type { CardJob, Job } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { closingLabels, postedAt } from './job-dates.js';
import { formatDay } from '../../lib/text/dates.js';
import { capitalise } from '../../lib/text/text.js';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { employerName } from './employer.js';
import { Pay } from './pay.js';
import { Tag } from '../../components/elements/tag.js';
import { CompanyLogo } from '../company/company-logo.js';
import { OutsideLink, TextLink } from '../../components/elements/link.js';

type Heading = 'h2' | 'h3';

/** Of a job that closed because somebody was found (decision P64). */
const filledWords = 'This position has been filled';

const Fact = ({ name, children, isLong = false }: { name: string; children: ReactNode; isLong?: boolean }) => (
  <Box sx={{ flex: isLong ? '1 1 44%' : '1 1 112px', minWidth: 0 }}>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      sx={{
        m: 0,
        fontWeight: 600,
        hyphens: 'auto',
        '& small': { display: 'block', fontSize: '.8125rem', fontWeight: 400, color: 'text.secondary' },
      }}
    >
      {children}
    </Typography>
  </Box>
);

/** A job, or what a list knows of it. */
export type Known = CardJob &
  Partial<Pick<Job, 'filledAt'>> & { company: Partial<Pick<Job['company'], 'previousName'>> };

/** Logo, title and company. The title is given, because its level depends on the screen. */
export const JobHead = ({ job, title }: { job: Known; title: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
    <CompanyLogo name={job.company?.name ?? '#'} logo={job.company?.logo ?? null} size={56} />
    <Box sx={{ minWidth: 0 }}>
      {title}
      <Typography sx={{ mt: 0.5 }}>
        <TextLink to={`/company/${job.companyId}`}>{employerName(job)}</TextLink>
        {job.location && ` · ${job.location}`}
      </Typography>
      {job.company?.previousName && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          formerly {job.company.previousName}
        </Typography>
      )}
    </Box>
  </Stack>
);

/** The facts of a job, before its prose; the place stands in its head. */
export const JobFacts = ({ job, now }: { job: Known; now: Date }) => {
  // A job that nobody can apply for yet, or any more, has no days left.
  const isShown = job.status === 'active' && job.published;
  const closing = isShown ? closingLabels(job.closingDate, now) : null;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Tag>{employmentTypeLabels[job.employmentType]}</Tag>
        <Tag>{workTypeLabels[job.workType]}</Tag>
        {job.filledAt && (
          <Typography variant="body2" sx={{ fontWeight: 600, color: 'secondary.main' }}>
            {filledWords}
          </Typography>
        )}
        {closing && (
          <Typography
            variant="body2"
            sx={{ fontWeight: 600, color: closing.isUrgent ? 'secondary.main' : 'text.secondary' }}
          >
            {closing.detail}
          </Typography>
        )}
      </Stack>
      <Box
        component="dl"
        sx={{
          // The last line is filled by what stands in it.
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'sunken',
        }}
      >
        <Fact name="Salary" isLong>
          <Pay pay={job} />
        </Fact>
        <Fact name="Industry">{capitalise(job.industry)}</Fact>
        {job.experienceLevel && <Fact name="Experience">{job.experienceLevel}</Fact>}
        <Fact name={job.publishedAt === null ? 'Created' : 'Posted'}>{formatDay(postedAt(job))}</Fact>
        {job.closingDate && <Fact name="Closing date">{formatDay(job.closingDate)}</Fact>}
      </Box>
    </>
  );
};

const Title = ({ level, ...props }: TypographyProps & { level: Heading }) => (
  <Typography component={level} variant="h3" sx={{ mb: 1 }} {...props} />
);

const Lines = ({ title, entries, level }: { title: string; entries: readonly string[]; level: Heading }) =>
  entries.length === 0 ? null : (
    <Box>
      <Title level={level}>{title}</Title>
      <Box component="ul" sx={{ m: 0, '& li': { mb: 0.5 } }}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </Box>
    </Box>
  );

/** The way to apply; a job that is closed has none. */
const HowToApply = ({ job, now, level }: { job: Job; now: Date; level: Heading }) => {
  if (job.filledAt) {
    return (
      <>
        <Title level={level}>{filledWords}</Title>
        <Typography>Nobody can apply for this job any more.</Typography>
      </>
    );
  }
  if (closingLabels(job.closingDate, now)?.isClosed) {
    return (
      <>
        <Title level={level}>Applications closed</Title>
        <Typography>
          Applications closed on {job.closingDate && formatDay(job.closingDate)}. Nobody can apply for this job any
          more.
        </Typography>
      </>
    );
  }
  return (
    <>
      <Title level={level}>How to Apply</Title>
      <Typography>
        Apply through the portal, or send your resume to{' '}
        {job.hrEmail ? <OutsideLink href={`mailto:${job.hrEmail}`}>{job.hrEmail}</OutsideLink> : "the company's Portal"}
        . Only shortlisted applicants will be contacted.
      </Typography>
      {job.closingDate && (
        <Typography sx={{ mt: 1, fontWeight: 600 }}>Application deadline: {formatDay(job.closingDate)}</Typography>
      )}
    </>
  );
};

/** The description, or as much of it as is known. */
export const JobText = ({ text, level = 'h2' }: { text: string; level?: Heading }) => (
  <Box>
    <Title level={level}>Job Description</Title>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{text || 'No description available'}</Typography>
  </Box>
);

/** Description, lists and the note on how to apply. Lists that are empty are left out. */
export const JobProse = ({ job, now, level = 'h2' }: { job: Job; now: Date; level?: Heading }) => (
  <Stack sx={{ gap: 3 }}>
    <JobText text={job.description} level={level} />
    <Lines title="Requirements" entries={job.requirements} level={level} />
    <Lines title="Responsibilities" entries={job.responsibilities} level={level} />
    {job.skills.length > 0 && (
      <Box>
        <Title level={level}>Required Skills</Title>
        <Stack component="ul" direction="row" sx={{ gap: 1, flexWrap: 'wrap', listStyle: 'none', p: 0, m: 0 }}>
          {job.skills.map((skill) => (
            <Tag component="li" key={skill}>
              {skill}
            </Tag>
          ))}
        </Stack>
      </Box>
    )}
    <Lines title="Benefits" entries={job.benefits} level={level} />
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <HowToApply job={job} now={now} level={level} />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Never pay to apply. New companies are checked by a person.
        {job.published && job.id > 0 && (
          <>
            {' '}
            <TextLink to={`/jobs/${job.id}/report`}>Report this job</TextLink>
          </>
        )}
      </Typography>
    </Box>
  </Stack>
);
