import { Box, Stack, Typography } from '@mui/material';
import type { Found, FoundKind } from '@workboard/contracts';
import { statusWords } from '@workboard/contracts/statuses';
import { EmailAddress } from '../../../components/elements/email-address.js';
import { TextLink } from '../../../components/elements/link.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { formatDay, formatDayAndTime } from '../../../lib/text/dates.js';
import { roleLabels } from '../../../entities/account/role-labels.js';
import { deliveryStates } from '../deliveries/delivery-words.js';
import { type ShortRow, ShortRowItem } from '../short-row.js';

/** What each kind is called. */
export const kindWords: Record<FoundKind, string> = {
  people: 'People',
  companies: 'Companies',
  jobs: 'Jobs',
  applications: 'Applications',
  mails: 'Mails and texts',
};

export const foundKinds = Object.keys(kindWords) as FoundKind[];

interface FoundRow extends ShortRow {
  to: string;
  title: string;
}

const rowsOf = (found: Found): Record<FoundKind, FoundRow[]> => ({
  people: found.people.map(({ id, name, email, role, isVerified }) => ({
    id,
    to: `/admin/users/${id}`,
    title: name,
    text: <EmailAddress>{email}</EmailAddress>,
    chip: (
      <StatusChip label={isVerified ? roleLabels[role] : 'Pending'} tone={isVerified ? 'neutral' : 'interviewing'} />
    ),
  })),
  companies: found.companies.map(({ id, name, location, status }) => ({
    id,
    to: `/admin/companies/${id}`,
    title: name,
    text: location,
    chip:
      status === 'authorised' ? (
        <StatusChip label="Authorised" tone="hired" />
      ) : (
        <StatusChip label="Unauthorised" tone="interviewing" />
      ),
  })),
  jobs: found.jobs.map(({ id, title, company, published }) => ({
    id,
    to: `/admin/edit-job/${id}`,
    title,
    text: `Job ${id} · ${company}`,
    chip: <StatusChip label={published ? 'Published' : 'Draft'} tone={published ? 'hired' : 'neutral'} />,
  })),
  applications: found.applications.map(({ id, reference, applicant, job, jobId, userId, appliedAt, status }) => ({
    id,
    to: `/user-profile/${userId}`,
    title: `${reference}: ${applicant ?? `User ${userId}`}`,
    text: (
      <>
        <TextLink to={`/admin/edit-job/${jobId}`}>{job ?? `Job ${jobId}`}</TextLink> · {formatDay(appliedAt)} ·{' '}
        <TextLink to={`/admin/deliveries?${new URLSearchParams({ search: reference }).toString()}`}>Its mails</TextLink>
      </>
    ),
    chip: <StatusChip label={statusWords[status].employer} tone={status} />,
  })),
  mails: found.mails.map(({ id, address, title, state, createdAt }) => ({
    id,
    to: `/admin/deliveries?${new URLSearchParams({ search: address ?? title ?? '' }).toString()}`,
    title: title ?? 'Not written yet',
    text: (
      <>
        {address && <EmailAddress>{address}</EmailAddress>} {formatDayAndTime(createdAt)}
      </>
    ),
    chip: <StatusChip label={deliveryStates[state].label} tone={deliveryStates[state].tone} />,
  })),
});

/** Where all of a kind are, narrowed to the same words. */
const listOf = (kind: FoundKind, q: string): string | null => {
  const words = new URLSearchParams(
    kind === 'mails' ? { search: q } : { tab: kind === 'people' ? 'users' : kind, search: q },
  );
  return kind === 'applications'
    ? null
    : `${kind === 'mails' ? '/admin/deliveries' : '/super-admin'}?${words.toString()}`;
};

interface FoundListsProps {
  found: Found;
  q: string;
  /** How many of a kind the answer holds at most; there may be more when it is full. */
  most: number;
}

/** What was found, kind by kind; kinds without anything are left out. */
export const FoundLists = ({ found, q, most }: FoundListsProps) =>
  foundKinds
    .map((kind) => [kind, rowsOf(found)[kind]] as const)
    .filter(([, rows]) => rows.length > 0)
    .map(([kind, rows]) => {
      const all = listOf(kind, q);
      return (
        <Box component="section" key={kind} aria-label={kindWords[kind]}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1 }}>
            <Typography component="h3" variant="h4">
              {kindWords[kind]}
            </Typography>
            {all && rows.length >= most && <TextLink to={all}>{`All ${kindWords[kind].toLowerCase()}`}</TextLink>}
          </Stack>
          <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.25 }}>
            {rows.map(({ id, to, title, text, chip }) => (
              <ShortRowItem key={id} title={<TextLink to={to}>{title}</TextLink>} text={text} chip={chip} />
            ))}
          </Stack>
        </Box>
      );
    });
