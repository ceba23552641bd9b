import { Button, Stack, Typography } from '@mui/material';
import type { Application, Job } from '@workboard/contracts';
import { fixedFigures } from '@workboard/contracts/constants';
import { dayOf } from '@workboard/contracts/dates';
import { EdgeActions } from '../../components/elements/edge-actions.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Section } from '../../components/layout/section.js';
import { postedAt } from '../../entities/job/job-dates.js';
import { useNow } from '../../lib/browser/use-now.js';
import { Writers } from '../../lib/session/writers.js';

/** The spec's quick actions; a company that is not known falls back to the fixed id (spec §2, decision P3). */
export const QuickActions = ({ companyId }: { companyId: number | null }) => (
  <Section card title="Quick Actions">
    <Stack sx={{ gap: 1 }}>
      <Writers>
        <ButtonLink variant="contained" to="/post-job">
          Post New Job
        </ButtonLink>
      </Writers>
      <ButtonLink variant="outlined" to="/applications">
        Review Applications
      </ButtonLink>
      <ButtonLink variant="outlined" to="/company-users">
        Manage Team
      </ButtonLink>
      <Writers>
        <ButtonLink variant="outlined" to={`/company/${companyId ?? fixedFigures.fallbackCompanyId}/edit`}>
          Edit Company Profile
        </ButtonLink>
      </Writers>
    </Stack>
  </Section>
);

const Figure = ({ label, value = '–' }: { label: string; value?: number | string }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Typography>
  </Stack>
);

interface ThisMonthProps {
  /** Left out while they are not known. */
  jobs: readonly Job[] | undefined;
  applications: readonly Application[] | undefined;
}

/** What happened in the present month of Port Moresby. */
export const ThisMonth = ({ jobs, applications }: ThisMonthProps) => {
  const month = dayOf(useNow()).slice(0, 7);
  const isThisMonth = (iso: string): boolean => dayOf(new Date(iso)).startsWith(month);
  const recent = applications?.filter(({ appliedAt }) => isThisMonth(appliedAt));
  return (
    <Section card title="This Month">
      <Stack sx={{ gap: 1 }}>
        <Figure label="Jobs posted" value={jobs?.filter((job) => isThisMonth(postedAt(job))).length} />
        <Figure label="Applications received" value={recent?.length} />
        <Figure label="People hired" value={recent?.filter(({ status }) => status === 'hired').length} />
      </Stack>
    </Section>
  );
};

const tips = [
  'Name the pay. Ads that do are read and answered more often.',
  'Say whether housing, fares or leave travel are part of the offer.',
  'Answer everybody, also those you do not take: they remember it.',
  'Never ask applicants for money, at any stage.',
];

export const HiringTips = () => (
  <Section card title="Hiring Tips">
    <Stack component="ul" sx={{ pl: 2.5, m: 0, gap: 0.75 }}>
      {tips.map((tip) => (
        <Typography component="li" variant="body2" key={tip}>
          {tip}
        </Typography>
      ))}
    </Stack>
  </Section>
);

const quickJobs = 6;

/** The first six jobs as buttons that narrow the table to one of them. */
export const QuickJobFilter = ({ jobs, onPick }: { jobs: readonly Job[]; onPick: (title: string) => void }) =>
  jobs.length > 0 && (
    <Section card title="Quick Job Filter">
      <EdgeActions className="one-below-the-other">
        {jobs.slice(0, quickJobs).map(({ id, title }) => (
          <Button
            key={id}
            size="small"
            sx={{ textAlign: 'left', maxWidth: 1, overflowWrap: 'anywhere' }}
            onClick={() => onPick(title)}
          >
            {title}
          </Button>
        ))}
      </EdgeActions>
    </Section>
  );
