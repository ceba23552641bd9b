import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AdminCompany, Review } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { type ReactNode, useState } from 'react';
import { breakable, type Column } from '../../../components/lists/data-table.js';
import { TextLink } from '../../../components/elements/link.js';
import { RowLink } from '../row-link.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { plural } from '../../../lib/text/text.js';
import { useNow } from '../../../lib/browser/use-now.js';
import { adminCompaniesQuery, holds, listError } from '../admin-queries.js';
import { CompanyLink } from '../company-link.js';
import { isAuthorised } from '../company-standing.js';
import { Decided, useDecided } from '../decisions.js';
import { PagedList } from '../paged-list.js';
import { RefuseDialog } from '../refuse-dialog.js';
import { RowAction, RowActions } from '../row-actions.js';
import { useStatusChange } from '../use-company-actions.js';
import { daysWaiting, domainEvidence, queueOf, textsOf, type Waiting } from './queue.js';
import { ReviewState, Why } from './review-cells.js';
import type { useDecide } from './use-decide.js';

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography component="div" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const reasonOf = ({ previousName, revokedAt }: AdminCompany): string => {
  if (revokedAt === null) {
    return 'New company';
  }
  return previousName === null ? 'Lost its authorisation' : `New name, formerly ${previousName}`;
};

const CompanyEvidence = ({ company }: { company: AdminCompany }) => {
  const { id, owner, revokedAt } = company;
  const domain = domainEvidence(company);
  return (
    <>
      {reasonOf(company)}
      {revokedAt !== null && (
        <>
          {' · '}
          <TextLink to={`/admin/audit?target=company&id=${id}`}>What happened</TextLink>
        </>
      )}
      <Quiet>
        {owner ? <TextLink to={`/admin/users/${owner.id}`}>{fullName(owner)}</TextLink> : 'Nobody owns it'}
        {domain && `. ${domain.text}`}
      </Quiet>
    </>
  );
};

interface QueueParts {
  now: Date;
  decided: ReturnType<typeof useDecided>;
  authorise: ReturnType<typeof useStatusChange>;
  revoke: ReturnType<typeof useStatusChange>;
  decide: ReturnType<typeof useDecide>;
  refuse: (company: AdminCompany) => void;
  open: (review: Review) => void;
}

const CompanyActions = ({ company, authorise, refuse }: { company: AdminCompany } & QueueParts) =>
  isAuthorised(company) ? null : (
    <RowActions>
      <RowAction
        label={`Authorise ${company.name}`}
        disabled={authorise.isPending && authorise.variables === company.id}
        onClick={() => authorise.mutate(company.id)}
      >
        Authorise
      </RowAction>
      <RowAction label={`Refuse ${company.name}`} onClick={() => refuse(company)}>
        Refuse
      </RowAction>
    </RowActions>
  );

const AdActions = ({ review, decide, open }: { review: Review } & QueueParts) => {
  const { id, title, heldAt } = review;
  const [word, decision] = heldAt ? (['Publish', 'publish'] as const) : (['Keep', 'keep'] as const);
  return (
    <RowActions>
      <RowAction
        label={`${word} ${title}`}
        disabled={decide.isPending && decide.variables.id === id}
        onClick={() => decide.mutate({ id, decision })}
      >
        {word}
      </RowAction>
      <RowAction label={`Review ${title}`} onClick={() => open(review)}>
        Review
      </RowAction>
    </RowActions>
  );
};

const CompanyState = ({ company, decided, authorise, revoke, refuse }: { company: AdminCompany } & QueueParts) => {
  const isOn = isAuthorised(company);
  const undo = () => (isOn ? revoke : authorise).mutate(company.id);
  return (
    <>
      <StatusChip label={isOn ? 'Authorised' : 'Unauthorised'} tone={isOn ? 'hired' : 'interviewing'} />
      {decided.has(company.id) && (
        <Decided name={company.name} onUndo={undo} onReason={isOn ? undefined : () => refuse(company)} />
      )}
    </>
  );
};

const columns = (parts: QueueParts): Column<Waiting>[] => [
  {
    header: 'What',
    isTitle: true,
    cell: ({ company, review }) => (
      <>
        <RowLink to={company ? `/admin/companies/${company.id}` : `/jobs/${review.jobId}`}>
          {breakable(company ? company.name : review.title)}
        </RowLink>
        <Quiet>
          {company ? (
            `Company · ${company.location}`
          ) : (
            <>
              Ad · <CompanyLink id={review.company.id} name={review.company.name} />
            </>
          )}
        </Quiet>
      </>
    ),
  },
  {
    header: 'Why',
    minWidth: 220,
    cell: ({ company, review }) => (company ? <CompanyEvidence company={company} /> : <Why {...review} />),
  },
  {
    header: 'Waits',
    minWidth: 120,
    cell: ({ since }) => {
      const days = daysWaiting(since, parts.now);
      return (
        <>
          {days === 0 ? 'Since today' : plural(days, 'day')}
          <Quiet>{formatDayAndTime(since)}</Quiet>
        </>
      );
    },
  },
  {
    header: 'State',
    cell: ({ company, review }) =>
      company ? <CompanyState company={company} {...parts} /> : <ReviewState {...review} />,
  },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: ({ company, review }) =>
      company ? <CompanyActions company={company} {...parts} /> : <AdActions review={review} {...parts} />,
  },
];

interface QueueListProps {
  /** The ads that wait, as far as they were read. */
  reviews: readonly Review[];
  /** How many there are in all. */
  total: number;
  search: string;
  page: number;
  onPage: (page: number) => void;
  toolbar: ReactNode;
  decide: ReturnType<typeof useDecide>;
  open: (review: Review) => void;
  /** Companies alone. */
  onClear?: () => void;
}

/** Companies and ads that wait, in one row, each with why and with its decision beside it (decision P55). */
export const QueueList = ({ reviews, total, search, page, onPage, toolbar, decide, open, onClear }: QueueListProps) => {
  const companies = useQuery(adminCompaniesQuery);
  const now = useNow();
  const decided = useDecided({ page, search });
  const [refused, setRefused] = useState<AdminCompany | null>(null);
  const authorise = useStatusChange('authorised', decided);
  const revoke = useStatusChange('unauthorised', decided);
  const parts = { now, decided, authorise, revoke, decide, refuse: setRefused, open };
  return (
    <>
      <QueryState query={companies} errorText={listError('companies')}>
        {(all) => {
          const queue = queueOf(reviews, all, decided.has).filter((waiting) => holds(search, ...textsOf(waiting)));
          const from = (page - 1) * pageSizes.admin;
          return (
            <Stack sx={{ gap: 1 }}>
              <PagedList
                title="Waiting"
                rows={queue.slice(from, from + pageSizes.admin)}
                total={queue.length}
                columns={columns(parts)}
                page={page}
                onPage={onPage}
                emptyTitle={search === '' ? 'Everything is decided' : 'Nothing found'}
                onClear={onClear}
                toolbar={toolbar}
              />
              {total > reviews.length && (
                <Typography variant="body2">{`${plural(total - reviews.length, 'more ad')} follow once these are decided.`}</Typography>
              )}
            </Stack>
          );
        }}
      </QueryState>
      {refused && <RefuseDialog company={refused} onClose={() => setRefused(null)} />}
    </>
  );
};
