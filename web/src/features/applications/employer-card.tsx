import { Button, Card, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { useState } from 'react';
import { Select } from '../../components/controls.js';
import { ButtonLink, TextLink } from '../../components/link.js';
import { Tag } from '../../components/tag.js';
import { formatDay } from '../../lib/dates.js';
import { fullName } from '../../lib/labels.js';
import type { Ranked } from './application-list.js';
import { EmployerInterviews } from './employer-interviews.js';
import { RankReasons } from './rank-reasons.js';

interface EmployerCardProps {
  application: Application;
  ranked: Ranked | undefined;
  onStatus: (status: ApplicationStatus) => void;
  onLetter: () => void;
  onInterview: () => void;
}

const Rank = ({ ranked }: { ranked: Ranked }) => (
  <Tag sx={{ bgcolor: 'gold.fill', color: 'gold.ink', fontWeight: 700 }}>
    #{ranked.rank} · {Math.round(ranked.score)}%
  </Tag>
);

/** One applicant as the employer sees them. */
export const EmployerCard = ({ application, ranked, onStatus, onLetter, onInterview }: EmployerCardProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { user, job, nextInterview, resume } = application;
  const name = fullName(user);
  return (
    <Card component="li">
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-start' }, gap: 2 }}
      >
        <div>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h2" variant="h3">
              {name}
            </Typography>
            {ranked && <Rank ranked={ranked} />}
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
          <Stack direction="row" sx={{ mt: 1, columnGap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
            <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Applied {formatDay(application.appliedAt)}
            </Typography>
          </Stack>
          <EmployerInterviews application={application} />
        </div>
        <Select
          value={application.status}
          onChange={(event) => onStatus(event.target.value as ApplicationStatus)}
          aria-label={`Status of ${name}`}
          sx={{ width: { sm: 210 }, flex: 'none' }}
        >
          {applicationStatuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status].employer}
            </option>
          ))}
        </Select>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <ButtonLink
          size="small"
          variant="outlined"
          to={`/user-profile/${user.id}`}
          aria-label={`View profile of ${name}`}
        >
          View Profile
        </ButtonLink>
        <Button size="small" variant="outlined" onClick={onLetter} aria-label={`Cover letter of ${name}`}>
          Cover Letter
        </Button>
        {resume && (
          <Button
            size="small"
            variant="outlined"
            href={resume}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            aria-label={`View CV of ${name} in a new tab`}
          >
            View CV
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={onInterview} aria-label={`Interview with ${name}`}>
          {nextInterview ? 'Change Interview' : 'Interview'}
        </Button>
        {ranked && (
          <Button
            size="small"
            variant="outlined"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            aria-label={`Why ${name} is ranked #${ranked.rank}`}
          >
            {isOpen ? 'Hide reasons' : 'Why this rank'}
          </Button>
        )}
      </Stack>
      {ranked && isOpen && <RankReasons ranked={ranked} />}
    </Card>
  );
};
