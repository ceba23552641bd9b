import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { DataExport } from '@workboard/contracts';
import { Suspense, useState } from 'react';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { addressOf } from '../../lib/api/address.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';
import { readList } from '../../lib/api/read.js';

export const exportsQuery = readList('/auth/exports');
const Dialog = lazyDialog(async () => (await import('./data-export-dialog.js')).DataExportDialog);
/** While one is being made, milliseconds between looks. */
const lookEveryMs = 3000;

const sizeOf = (bytes: number | null): string =>
  bytes === null ? '' : `${Math.max(1, Math.round(bytes / 1024))} KB · `;

const ExportRow = ({ item }: { item: DataExport }) => (
  <Stack
    component="li"
    direction="row"
    sx={{ gap: 2, py: 1.5, alignItems: 'center', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>Asked for {formatDayAndTime(item.createdAt)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {item.state === 'waiting' && 'Being prepared. We mail you when it is ready.'}
        {item.state === 'failed' && 'This did not work. Please try again.'}
        {item.state === 'ready' && `${sizeOf(item.size)}until ${formatDayAndTime(item.expiresAt)}`}
      </Typography>
    </Box>
    {item.state === 'ready' && (
      <Button
        variant="outlined"
        size="small"
        href={addressOf('/auth/exports/{id}/file', { params: { id: item.id } })}
        download
        aria-label={`Download, asked for ${formatDayAndTime(item.createdAt)}`}
      >
        Download
      </Button>
    )}
  </Stack>
);

/** Everything that the site holds about oneself, to take away (decision A17). */
export const DataExports = () => {
  const query = useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) => (state.data?.some((item) => item.state === 'waiting') ? lookEveryMs : false),
  });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section card title="Download my data">
      <Typography sx={{ mb: 2 }}>
        A ZIP file with everything that we hold about you. It stays here for 7 days, for you alone.
      </Typography>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Prepare a download
      </Button>
      <QueryState query={query}>
        {(items) =>
          items.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
              {items.map((item) => (
                <ExportRow key={item.id} item={item} />
              ))}
            </Box>
          )
        }
      </QueryState>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
};
