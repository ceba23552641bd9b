import { Box, Button, Stack, Typography } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { FunnelStep, JobFigures } from '@workboard/contracts';
import { linkedSources, sourceWords, withSource } from '@workboard/contracts/sources';
import { statusWords } from '@workboard/contracts/statuses';
import { useParams } from 'react-router-dom';
import { DataTable, type Column } from '../../components/lists/data-table.js';
import { LinkIcon } from '../../components/elements/icons.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { Page } from '../../components/layout/page.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { addressOf } from '../../lib/api/address.js';
import { copyText } from '../../lib/browser/copy-text.js';
import { formatNumber } from '../../lib/text/text.js';
import { read } from '../../lib/api/read.js';
import { toast } from '../../lib/toasts/toast.js';
import { bySource, sayDays } from './figures.js';

const figuresQuery = (id: string) => queryOptions({ ...read('/jobs/{id}/figures', { params: { id } }), staleTime: 0 });

interface Bar {
  id: string;
  label: string;
  count: number;
  /** All applications. */
  applied: number;
  step?: FunnelStep;
}

const shareOf = (count: number, most: number): number => (most === 0 ? 0 : Math.round((100 * count) / most));

const Share = ({ percent }: { percent: number }) => (
  <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', justifyContent: { xs: 'flex-end', md: 'flex-start' } }}>
    <Box aria-hidden="true" sx={{ bgcolor: 'sunken', borderRadius: 1, height: 10, width: { xs: 96, md: 160 } }}>
      <Box sx={{ bgcolor: 'primary.main', borderRadius: 1, height: 1, width: `${percent}%` }} />
    </Box>
    {percent} %
  </Stack>
);

const ShareOf = ({ step, applied }: Bar) => (step ? <Share percent={shareOf(step.reached, applied)} /> : '–');

const funnelColumns: Column<Bar>[] = [
  { header: 'Step', isTitle: true, cell: ({ label }) => label },
  { header: 'Came this far', align: 'right', cell: ({ count }) => formatNumber(count) },
  { header: 'Of all applications', cell: ShareOf },
  { header: 'Here now', align: 'right', cell: ({ step }) => (step ? formatNumber(step.now) : '–') },
  { header: 'Median time here', align: 'right', cell: ({ step }) => (step ? sayDays(step.medianDays) : '–') },
];

/** From the views to the hired, each step with how many came as far (decision P56). */
const Funnel = ({ figures: { views, steps, rejected, withdrawn } }: { figures: JobFigures }) => {
  const applied = steps[0]?.reached ?? 0;
  const bars: Bar[] = [
    { id: 'views', label: 'Views', count: views, applied },
    ...steps.map((step) => ({
      id: step.status,
      label: statusWords[step.status].employer,
      count: step.reached,
      applied,
      step,
    })),
  ];
  return (
    <Section card title="From views to hired">
      <DataTable isFlush label="From views to hired" rows={bars} columns={funnelColumns} rowKey={({ id }) => id} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {`Rejected ${formatNumber(rejected)}, withdrawn ${formatNumber(withdrawn)}. Times are those of applicants who left the step.`}
      </Typography>
    </Section>
  );
};

type SourceRow = ReturnType<typeof bySource>[number];
const sourceColumns: Column<SourceRow>[] = [
  { header: 'Came from', isTitle: true, cell: ({ source }) => sourceWords[source] },
  { header: 'Views', align: 'right', cell: ({ views }) => formatNumber(views) },
  { header: 'Applications', align: 'right', cell: ({ applications }) => formatNumber(applications) },
];

const SourcesTable = ({ figures }: { figures: JobFigures }) => {
  const rows = bySource(figures);
  return (
    <Section card title="Where people come from">
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nobody came yet.</Typography>
      ) : (
        <DataTable
          isFlush
          label="Where people come from"
          rows={rows}
          columns={sourceColumns}
          rowKey={({ source }) => source}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Of the last year. We count visits, not people: no cookies, and nobody is followed.
      </Typography>
    </Section>
  );
};

const copyLink = async (jobId: number, source: (typeof linkedSources)[number]): Promise<void> => {
  const address = withSource(`${window.location.origin}/jobs/${jobId}`, source);
  if (await copyText(address)) {
    toast.success('Link copied!', { text: sourceWords[source] });
  } else {
    toast.error('The link could not be copied', { text: address });
  }
};

/** Addresses of the job that say where they were put. */
const ShareLinks = ({ jobId }: { jobId: number }) => (
  <Section card title="Links that count">
    <Typography sx={{ mb: 2 }}>Share the job by the link of the place, and you see here who came from it.</Typography>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {linkedSources.map((source) => (
        <Button
          key={source}
          size="small"
          variant="outlined"
          startIcon={<LinkIcon size={16} />}
          onClick={() => void copyLink(jobId, source)}
        >
          {sourceWords[source]}
        </Button>
      ))}
    </Stack>
  </Section>
);

/** The figures of one job for its team: its funnel, how long steps take, and where people come from (decision P56). */
export const JobFiguresPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(figuresQuery(id));
  return (
    <QueryState
      query={query}
      isScreen
      notFound={
        <Notice title="Job not found">
          <ButtonLink variant="contained" to="/analytics">
            Hiring Analytics
          </ButtonLink>
        </Notice>
      }
    >
      {(figures) => (
        <Page
          title="Job Figures"
          subtitle={figures.title}
          actions={
            <>
              <ButtonLink variant="outlined" to={`/jobs/${figures.jobId}`}>
                See the job
              </ButtonLink>
              <Button
                variant="contained"
                component="a"
                href={addressOf('/jobs/{id}/figures/sheet', { params: { id: figures.jobId } })}
                download
              >
                Download CSV
              </Button>
            </>
          }
        >
          <Stack sx={{ gap: 3 }}>
            <Funnel figures={figures} />
            <SourcesTable figures={figures} />
            <ShareLinks jobId={figures.jobId} />
          </Stack>
        </Page>
      )}
    </QueryState>
  );
};
