import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AdminCompany, LikeCompany, Likeness } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { EmailAddress } from '../../../components/elements/email-address.js';
import { OutsideLink, TextLink } from '../../../components/elements/link.js';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { formatDay } from '../../../lib/text/dates.js';
import { capitalise } from '../../../lib/text/text.js';
import { fullName } from '@workboard/contracts/person-name';
import { CompanyLink } from '../company-link.js';
import { isAuthorised } from '../company-standing.js';
import { checksOf } from './company-checks.js';
import { likeCompaniesQuery } from './record-queries.js';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values below each other; what is not known is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
      columnGap: 3,
      rowGap: { sm: 1 },
    }}
  >
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Box>
      ))}
  </Box>
);

/** How a company stands, and since when. */
const CompanyStanding = ({ company }: { company: AdminCompany }) => {
  const { createdAt, revokedAt } = company;
  if (isAuthorised(company)) {
    return <StatusChip label="Authorised" tone="hired" />;
  }
  return (
    <>
      <StatusChip label="Unauthorised" tone="interviewing" />{' '}
      {revokedAt ? `since ${formatDay(revokedAt)}` : `waiting since ${formatDay(createdAt)}`}
    </>
  );
};

/** What a company says of itself and who stands behind it. */
export const CompanyFacts = ({ company }: { company: AdminCompany }) => {
  const { owner, website, email } = company;
  const facts: Fact[] = [
    { name: 'Standing', value: <CompanyStanding company={company} /> },
    {
      name: 'Owner',
      value: owner ? (
        <>
          <TextLink to={`/admin/users/${owner.id}`}>{fullName(owner)}</TextLink>{' '}
          <EmailAddress>{owner.email}</EmailAddress>
        </>
      ) : (
        'Nobody'
      ),
    },
    { name: 'Registered', value: formatDay(company.createdAt) },
    {
      name: 'Formerly',
      value:
        company.previousName && company.renamedAt && `${company.previousName}, until ${formatDay(company.renamedAt)}`,
    },
    { name: 'Website', value: website && <OutsideLink href={website}>{website}</OutsideLink> },
    { name: 'Email', value: email && <EmailAddress>{email}</EmailAddress> },
    { name: 'Phone', value: company.phone },
    { name: 'Industry', value: capitalise(company.industry) },
    { name: 'Size', value: company.size },
    { name: 'Place', value: company.location },
    { name: 'Postal address', value: company.postalAddress },
    { name: 'Street address', value: company.businessLocation },
    { name: 'Founded', value: company.foundedYear },
    { name: 'Description', value: company.description },
  ];
  return (
    <Section card title="What it says">
      <Facts facts={facts} />
    </Section>
  );
};

const likenessWords: Record<Likeness, string> = {
  name: 'similar name',
  phone: 'same phone',
  email: 'same mail domain',
  website: 'same website',
};

const Like = ({ company }: { company: LikeCompany }) => (
  <li>
    <CompanyLink id={company.id} name={company.name} /> · {company.location} ·{' '}
    {company.alike.map((likeness) => likenessWords[likeness]).join(', ')}{' '}
    {company.status === 'unauthorised' && <StatusChip label="Unauthorised" tone="interviewing" />}
  </li>
);

const marks = { true: ['Fits', 'hired'], false: ['Look', 'interviewing'], null: ['Nothing', 'neutral'] } as const;

/** What can be compared before somebody decides, and the companies that look like this one (decisions P22, P70). */
export const CompanyChecks = ({ company }: { company: AdminCompany }) => {
  const query = useQuery(likeCompaniesQuery(company.id));
  return (
    <Section card title="Checks">
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.25 }}>
        {checksOf(company).map(({ name, text, isFine }) => {
          const [label, tone] = marks[`${isFine}`];
          return (
            <Stack key={name} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
              <Box sx={{ width: 72, flex: 'none' }}>
                <StatusChip label={label} tone={tone} />
              </Box>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{name}.</strong> {text}
              </Box>
            </Stack>
          );
        })}
      </Stack>
      <Typography component="h3" variant="h4" sx={{ mt: 2.5, mb: 1 }}>
        Companies like this one
      </Typography>
      <QueryState query={query} loading={<Skeletons count={1} height={48} />}>
        {(alike) =>
          alike.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              None has a similar name, the same phone, mail domain or website.
            </Typography>
          ) : (
            <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.75, overflowWrap: 'anywhere' }}>
              {alike.map((other) => (
                <Like key={other.id} company={other} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </Section>
  );
};
