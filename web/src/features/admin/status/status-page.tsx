import { Box, Button, Stack, Typography } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Problem } from '@workboard/contracts';
import { problems } from '@workboard/contracts/problems';
import { Callout } from '../../../components/feedback/callout.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { Page } from '../../../components/layout/page.js';
import { Section } from '../../../components/layout/section.js';
import { read } from '../../../lib/api/read.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { plural } from '../../../lib/text/text.js';
import { BackToAdmin } from '../admin-notices.js';
import { ParkedEvents } from './parked-events.js';
import { PartsTable } from './parts-table.js';
import { partLabel } from './status-words.js';
import { WaitingTables } from './waiting-tables.js';

/** Whoever mends something sees here whether it helped. */
const refreshMs = 10_000;

const statusQuery = queryOptions({ ...read('/admin/status'), refetchInterval: refreshMs });

/** Each kind of problem once, with all that it is about. */
const Problems = ({ found }: { found: readonly Problem[] }) => {
  // A newer server may know of more than this page does.
  const names = [...new Set(found.map(({ name }) => name))].filter((name) => name in problems);
  if (names.length === 0) {
    return <Callout tone="success" title="Nothing is wrong now" />;
  }
  return (
    <Section title={`Wrong now: ${plural(found.length, 'problem')}`}>
      <Stack component="ul" aria-label="Problems" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
        {names.map((name) => (
          <li key={name}>
            <Callout tone="warning" title={problems[name].title}>
              <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
                {found
                  .filter((problem) => problem.name === name)
                  .map(({ part, detail }) => (
                    <li key={part}>{detail ? `${partLabel(part)}: ${detail}` : partLabel(part)}</li>
                  ))}
              </Box>
              <Typography variant="body2">
                <strong>What to do: </strong>
                {problems[name].todo}
              </Typography>
            </Callout>
          </li>
        ))}
      </Stack>
    </Section>
  );
};

/** What is wrong now and what to do about it, then how every part stands (decision P80). */
export const StatusPage = () => {
  const query = useQuery(statusQuery);
  return (
    <Page
      title="Status"
      subtitle="What is wrong now, and what to do about it."
      actions={
        <>
          <Button variant="outlined" href="/admin/queues">
            Queues
          </Button>
          <BackToAdmin />
        </>
      }
    >
      <QueryState query={query}>
        {(status) => (
          <Stack sx={{ gap: 4 }}>
            <Problems found={status.problems} />
            <ParkedEvents events={status.parked} />
            <Section title="Parts">
              <PartsTable parts={status.parts} />
            </Section>
            <WaitingTables status={status} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`As of ${formatDayAndTime(status.checkedAt)}; read again every ten seconds.`}
            </Typography>
          </Stack>
        )}
      </QueryState>
    </Page>
  );
};
