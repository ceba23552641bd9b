import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ApiToken } from '@workboard/contracts';
import { Suspense, useState } from 'react';
import { PlusIcon } from '../../components/elements/icons.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { DataTable, type Column } from '../../components/lists/data-table.js';
import { api } from '../../lib/api/api.js';
import { read } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { formatDay, formatDayAndTime } from '../../lib/text/dates.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { scopeWords } from './words.js';

const TokenDialog = lazyDialog(async () => (await import('./token-dialog.js')).TokenDialog);

const tokensQuery = read('/api-tokens');

const isOver = ({ expiresAt }: ApiToken): boolean => expiresAt !== null && new Date(expiresAt) <= new Date();

const useRevoking = () => {
  const revoking = useAction<ApiToken, unknown, ApiToken[]>({
    run: ({ id }) => api.remove('/api-tokens/{id}', { params: { id } }),
    optimistic: ({ id }) => ({ key: tokensQuery.queryKey, change: (tokens) => tokens.filter((one) => one.id !== id) }),
    refresh: [tokensQuery.queryKey],
    success: (_answer, { name }) => ({ title: 'Token revoked', text: name }),
    failure: { title: 'Error', text: 'Failed to revoke the token.' },
  });
  return async (token: ApiToken) => {
    const isSure = await confirm({
      title: `Revoke ‘${token.name}’?`,
      text: 'Programs that use it are refused from now on. This cannot be undone.',
      confirmLabel: 'Revoke',
    });
    if (isSure) {
      revoking.mutate(token);
    }
  };
};

const columns = (revoke: (token: ApiToken) => void): Column<ApiToken>[] => [
  { header: 'Name', isTitle: true, cell: ({ name }) => name },
  { header: 'Token', noWrap: true, cell: ({ ending }) => `pngwb_…${ending}` },
  { header: 'May', minWidth: 160, cell: ({ scopes }) => scopes.map((scope) => scopeWords[scope].label).join(', ') },
  {
    header: 'Ends',
    noWrap: true,
    cell: (token) =>
      isOver(token) ? (
        <StatusChip label="Expired" tone="rejected" />
      ) : token.expiresAt === null ? (
        'Never'
      ) : (
        formatDay(token.expiresAt)
      ),
  },
  { header: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : formatDayAndTime(lastUsedAt)) },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (token) => (
      <Button size="small" color="error" aria-label={`Revoke ${token.name}`} onClick={() => revoke(token)}>
        Revoke
      </Button>
    ),
  },
];

/** The company's API tokens (decision P85). */
export const TokensPart = () => {
  const query = useQuery(tokensQuery);
  const [isMaking, setIsMaking] = useState(false);
  const revoke = useRevoking();
  return (
    <Section
      title="API tokens"
      action={
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setIsMaking(true)}>
          New token
        </Button>
      }
    >
      <QueryState query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState
              title="No API tokens yet"
              text="A token lets a program of yours, such as an applicant tracking or payroll system, read and change what you choose."
            />
          ) : (
            <DataTable
              label="API tokens"
              rows={tokens}
              rowKey={({ id }) => id}
              columns={columns((token) => void revoke(token))}
            />
          )
        }
      </QueryState>
      {isMaking && (
        <Suspense fallback={null}>
          <TokenDialog onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </Section>
  );
};
