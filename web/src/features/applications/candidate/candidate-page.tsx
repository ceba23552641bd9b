import { Avatar, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { useLocation, useParams } from 'react-router-dom';
import { Callout } from '../../../components/feedback/callout.js';
import { EmailAddress } from '../../../components/elements/email-address.js';
import { ButtonLink, OutsideLink, PlainLink } from '../../../components/elements/link.js';
import { Notice } from '../../../components/feedback/notice.js';
import { Page } from '../../../components/layout/page.js';
import { PageSkeleton } from '../../../components/feedback/page-skeleton.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { Tag } from '../../../components/elements/tag.js';
import { formatMonth } from '../../../lib/text/dates.js';
import { useUser } from '../../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { roleLabels } from '../../../entities/account/role-labels.js';
import { read } from '../../../lib/api/read.js';
import { listBehind } from '../../../lib/session/sign-in.js';
import { ApplicationsOf } from './applications-of.js';

/** Back to the list as it was left: its job, status, order and page. */
const BackToApplications = ({ variant = 'outlined' }: { variant?: 'outlined' | 'contained' }) => (
  <ButtonLink variant={variant} to={listBehind(useLocation(), '/applications')}>
    Back to Applications
  </ButtonLink>
);

const NotFound = () => {
  const { role } = useUser();
  const reason = role === 'employer' ? 'its owner has not applied to your company' : 'it is not open to you';
  return (
    <Notice title="Profile Not Found" text={`This profile does not exist, or ${reason}.`}>
      <BackToApplications variant="contained" />
    </Notice>
  );
};

const Prose = ({ title, text }: { title: string; text: string | null }) =>
  text && (
    <Section card title={title}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Section>
  );

const linksOf = (user: User): [label: string, url: string][] =>
  [
    ['Portfolio', user.portfolio],
    ['LinkedIn', user.linkedinUrl],
    ['GitHub', user.githubUrl],
    ['Website', user.websiteUrl],
  ].flatMap(([label, url]): [string, string][] => (label && url ? [[label, url]] : []));

const Who = ({ user }: { user: User }) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
    <Avatar
      sx={{
        width: { xs: 56, sm: 72 },
        height: { xs: 56, sm: 72 },
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {`${user.firstName.charAt(0)}${user.lastName.charAt(0)}`}
    </Avatar>
    <Box sx={{ minWidth: 0 }}>
      <StatusChip label={roleLabels[user.role]} />
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', overflowWrap: 'anywhere', mt: 0.5 }}>
        <PlainLink href={`mailto:${user.email}`}>
          <EmailAddress>{user.email}</EmailAddress>
        </PlainLink>
        {user.phone && <PlainLink href={`tel:${user.phone.replaceAll(/\s/g, '')}`}>{user.phone}</PlainLink>}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[user.location, `Member since ${formatMonth(user.createdAt)}`].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  </Stack>
);

const Profile = ({ user }: { user: User }) => {
  const viewer = useUser();
  const links = linksOf(user);
  const isEmpty = !user.experience && !user.education && user.skills.length === 0;
  return (
    <Page
      narrow
      title={fullName(user)}
      actions={
        <>
          {viewer.role !== 'employer' && user.resume && (
            <Button variant="contained" href={user.resume} target="_blank" rel="noopener noreferrer nofollow ugc">
              View CV
            </Button>
          )}
          {viewer.role === 'employer' && <BackToApplications />}
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Who user={user} />
        {viewer.role === 'employer' && viewer.id !== user.id && <ApplicationsOf user={user} />}
        {viewer.role === 'employer' && viewer.id !== user.id && (
          <Callout tone="info" title="Connect with this candidate">
            Write or call using the contact above. Never ask for money at any stage.
          </Callout>
        )}
        {isEmpty && (
          <Callout tone="info" title="This profile is still empty">
            No work experience, education or skills have been added yet.
          </Callout>
        )}
        <Prose title="About" text={user.bio} />
        <Prose title="Work Experience" text={user.experience} />
        <Prose title="Education" text={user.education} />
        {user.skills.length > 0 && (
          <Section card title="Skills">
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {user.skills.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </Stack>
          </Section>
        )}
        {links.length > 0 && (
          <Section card title="Professional Links">
            <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
              {links.map(([label, url]) => (
                <OutsideLink key={label} href={url}>
                  {label}
                </OutsideLink>
              ))}
            </Stack>
          </Section>
        )}
      </Stack>
    </Page>
  );
};

/** Somebody's profile as those see it who may (spec §2 "Candidate profile", decision A10). */
export const CandidatePage = () => {
  const { userId = '' } = useParams();
  const query = useQuery(read('/users/{id}', { params: { id: userId } }));
  return (
    <QueryState
      query={query}
      isScreen
      loading={<PageSkeleton />}
      errorTitle="Failed to load profile"
      notFound={<NotFound />}
    >
      {(user) => <Profile user={user} />}
    </QueryState>
  );
};
