import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { EmailAddress } from '../../../../components/elements/email-address.js';
import { OutsideLink, PlainLink, TextLink } from '../../../../components/elements/link.js';
import { QueryState, Skeletons } from '../../../../components/feedback/query-state.js';
import { Tag } from '../../../../components/elements/tag.js';
import { fullName } from '@workboard/contracts/person-name';
import { read } from '../../../../lib/api/read.js';
import { useSignInState } from '../../../../lib/session/sign-in.js';
import type { DeskPanelProps } from './desk-panels.js';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography component="h3" variant="h4" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Prose = ({ title, text }: { title: string; text: string | null }) =>
  text && (
    <Part title={title}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{text}</Typography>
    </Part>
  );

const linksOf = (user: User): string[] =>
  [user.portfolio, user.linkedinUrl, user.githubUrl, user.websiteUrl].filter((url): url is string => Boolean(url));

const Contact = ({ user }: { user: User }) => (
  <Part title="Contact">
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <PlainLink href={`mailto:${user.email}`}>
        <EmailAddress>{user.email}</EmailAddress>
      </PlainLink>
      {user.phone && <PlainLink href={`tel:${user.phone.replaceAll(/\s/g, '')}`}>{user.phone}</PlainLink>}
      {user.location && <span>{user.location}</span>}
      {linksOf(user).map((url) => (
        <OutsideLink key={url} href={url}>
          {url.replace(/^https?:\/\//, '')}
        </OutsideLink>
      ))}
    </Stack>
  </Part>
);

/** The applicant's profile as it is today. */
export const ProfilePanel = ({ application }: DeskPanelProps) => {
  const here = useSignInState();
  const query = useQuery(read('/users/{id}', { params: { id: application.user.id } }));
  return (
    <QueryState query={query} loading={<Skeletons height={80} />} errorTitle="Failed to load profile">
      {(user) => (
        <Stack sx={{ gap: 2.5 }}>
          <Contact user={user} />
          <Prose title="About" text={user.bio} />
          <Prose title="Work Experience" text={user.experience} />
          <Prose title="Education" text={user.education} />
          {user.skills.length > 0 && (
            <Part title="Skills">
              <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
                {user.skills.map((skill) => (
                  <Tag key={skill}>{skill}</Tag>
                ))}
              </Stack>
            </Part>
          )}
          <TextLink to={`/user-profile/${user.id}?application=${application.id}`} state={here}>
            Profile page of {fullName(user)}
          </TextLink>
        </Stack>
      )}
    </QueryState>
  );
};
