import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { isOpen, referenceOf, statusForSeeker, statusWords, withdrawnLabel } from '@workboard/contracts/statuses';
import { type MouseEvent, Suspense, useState } from 'react';
import { EmailAddress } from '../../components/elements/email-address.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { Tag } from '../../components/elements/tag.js';
import { formatDay } from '../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { useSignInState } from '../../lib/session/sign-in.js';
import type { Ranked } from '../../entities/application/employer-list.js';
import { MessageButton } from './messages/message-button.js';
import { deskPath } from '../../entities/application/desk-address.js';
import { EmployerInterviews } from './interviews/employer-interviews.js';
import { EmployerTimes } from './interviews/employer-times.js';
import { MissedAnswers } from './missed-answers.js';
import { StatusSelect } from './deciding/status-select.js';
import { TeamNotes } from './review/team-notes.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { useIsWriter, Writers } from '../../lib/session/writers.js';

const RankReasons = lazyPart(async () => (await import('./judging/rank-reasons.js')).RankReasons);

interface EmployerCardProps {
  application: Application;
  ranked: Ranked | undefined;
  onStatus: (status: ApplicationStatus) => void;
  onLetter: () => void;
  /** Shows the text of the CV without the person; only where there is one and the view is blind (decision P35). */
  onBlindCv?: () => void;
  onNotes: () => void;
  onReview: () => void;
  onInterview: () => void;
  onOffer: () => void;
  /** Shown without what says who it is (decision P32). */
  isBlind?: boolean;
  isChosen: boolean;
  /** Chooses it among several; with `isRange` all from the one chosen before. */
  onChoose: (isRange: boolean) => void;
  /** How long messages wait; undefined until it is known. */
  holds: StatusHolds | undefined;
}

const Rank = ({ ranked }: { ranked: Ranked }) => (
  <Box component={Tag} sx={{ bgcolor: 'gold.fill', color: 'gold.ink', fontWeight: 700 }}>
    #{ranked.rank} · {Math.round(ranked.score)}%
  </Box>
);

/** The team's tags and what it makes of the applicant (decisions P46, P47). */
const TagChips = ({ application: { tags = [], teamScore } }: Pick<EmployerCardProps, 'application'>) =>
  tags.length > 0 || teamScore ? (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}>
      {teamScore && <Tag>Team score {Math.round(teamScore.average * 10) / 10} of 5</Tag>}
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Stack>
  ) : null;

/** Somebody who is on the way and does not read of an offer yet (decision P16). */
const mayOffer = (application: Application): boolean =>
  isOpen(application) &&
  (application.status === 'interviewing' || application.status === 'offered') &&
  statusForSeeker(application) !== 'offered';

/** One applicant as the employer sees them. */
export const EmployerCard = (props: EmployerCardProps) => {
  const {
    application,
    ranked,
    onStatus,
    onLetter,
    onNotes,
    onReview,
    onInterview,
    onOffer,
    holds,
    isBlind = false,
  } = props;
  const here = useSignInState();
  const isWriter = useIsWriter();
  const [showsReasons, setShowsReasons] = useState(false);
  const { user, job, nextInterview, resume } = application;
  const name = fullName(user);
  return (
    <Card component="li">
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-start' }, gap: 2 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {!application.withdrawnAt && isWriter && (
              <Box
                component="input"
                type="checkbox"
                aria-label={`Choose ${name}`}
                checked={props.isChosen}
                onClick={(event: MouseEvent) => props.onChoose(event.shiftKey)}
                // The click says it, with the key that was held.
                onChange={() => undefined}
                sx={{ width: 24, height: 24, m: 0 }}
              />
            )}
            <Typography component="h2" variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            {ranked && <Rank ranked={ranked} />}
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <EmailAddress>{user.email}</EmailAddress>
          </Typography>
          <Stack direction="row" sx={{ mt: 1, columnGap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
            <Box component={TextLink} to={`/jobs/${job.id}`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {job.title}
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Applied {formatDay(application.appliedAt)} · {referenceOf(application.id)}
              {application.withdrawnAt && ` · Withdrawn ${formatDay(application.withdrawnAt)}`}
              {application.offerMadeAt && ` · Offer made ${formatDay(application.offerMadeAt)}`}
            </Typography>
          </Stack>
          <TagChips application={application} />
          <EmployerInterviews application={application} />
          <EmployerTimes application={application} />
          {application.asked && <MissedAnswers application={application} />}
        </Box>
        {application.withdrawnAt || !isWriter ? (
          <StatusChip label={application.withdrawnAt ? withdrawnLabel : statusWords[application.status].employer} />
        ) : (
          <StatusSelect application={application} name={name} holds={holds} onChange={onStatus} />
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        {!isBlind && (
          <ButtonLink
            size="small"
            variant="outlined"
            to={`/user-profile/${user.id}?application=${application.id}`}
            state={here}
            aria-label={`View profile of ${name}`}
          >
            View Profile
          </ButtonLink>
        )}
        <ButtonLink
          size="small"
          variant="outlined"
          to={deskPath(job.id, { app: String(application.id) })}
          aria-label={`Open ${referenceOf(application.id)} in the workspace`}
        >
          Workspace
        </ButtonLink>
        <Button size="small" variant="outlined" onClick={onLetter} aria-label={`Cover letter of ${name}`}>
          Cover Letter
        </Button>
        <Writers>
          <Button size="small" variant="outlined" onClick={onNotes} aria-label={`Notes on ${name}`}>
            Notes
          </Button>
        </Writers>
        <Button size="small" variant="outlined" onClick={onReview} aria-label={`Review ${name}`}>
          Review
        </Button>
        {props.onBlindCv && (
          <Button size="small" variant="outlined" onClick={props.onBlindCv} aria-label={`View CV of ${name}`}>
            View CV
          </Button>
        )}
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
        <MessageButton applications={[application]} />
        {!application.withdrawnAt && isWriter && (
          <Button size="small" variant="outlined" onClick={onInterview} aria-label={`Interview with ${name}`}>
            {nextInterview ? 'Change Interview' : 'Interview'}
          </Button>
        )}
        {isWriter && mayOffer(application) && (
          <Button size="small" variant="outlined" onClick={onOffer} aria-label={`Offer made to ${name}`}>
            Offer made
          </Button>
        )}
        {ranked && (
          <Button
            size="small"
            variant="outlined"
            aria-expanded={showsReasons}
            onClick={() => setShowsReasons(!showsReasons)}
            aria-label={`Why ${name} is ranked #${ranked.rank}`}
          >
            {showsReasons ? 'Hide reasons' : 'Why this rank'}
          </Button>
        )}
      </Stack>
      {!isBlind && application.notes && <TeamNotes notes={application.notes} />}
      {ranked && showsReasons && (
        <Suspense fallback={null}>
          <RankReasons ranked={ranked} jobId={job.id} />
        </Suspense>
      )}
    </Card>
  );
};
