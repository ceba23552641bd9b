import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { JobAlert } from '@workboard/contracts';
import { Suspense, useState } from 'react';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { PlusIcon } from '../../components/elements/icons.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Together } from '../../components/feedback/together.js';
import { Page } from '../../components/layout/page.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { StatTile, StatTiles } from '../../components/elements/stat-tile.js';
import { api } from '../../lib/api/api.js';
import { confirm, deleteQuestion } from '../../lib/toasts/confirm.js';
import { jobAlertsQuery } from '../../entities/job/job-queries.js';
import { useAction } from '../../lib/api/use-action.js';
import { AlertCard } from './alert-card.js';
import { numbersId, SmsNumbers, smsNumbersQuery } from './sms-numbers.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';

/** The form with its rules comes when it is first opened. */
const AlertDialog = lazyDialog(async () => (await import('./alert-dialog.js')).AlertDialog);

// A card says which number its texts wait for.
const reads = [jobAlertsQuery, smsNumbersQuery];
const refresh = [jobAlertsQuery.queryKey, smsNumbersQuery.queryKey];

const Tiles = ({ alerts }: { alerts: readonly JobAlert[] }) => (
  <StatTiles isAboveList>
    <StatTile label="Total Alerts" value={alerts.length} />
    <StatTile label="Active" value={alerts.filter(({ isActive }) => isActive).length} />
    <StatTile label="Email Enabled" value={alerts.filter((alert) => alert.emailNotifications).length} />
    <StatTile label="Immediate" value={alerts.filter(({ frequency }) => frequency === 'immediate').length} />
  </StatTiles>
);

/** The seeker's job alerts (spec §2 "Job alerts"). */
export const JobAlertsPage = () => {
  const query = useQuery(jobAlertsQuery);
  const numbers = useQuery(smsNumbersQuery);
  const unconfirmed = numbers.data?.find(
    ({ usedFor, state }) => usedFor.includes('job_alerts') && state === 'unconfirmed',
  )?.phone;
  const [edited, setEdited] = useState<JobAlert | 'new' | null>(null);
  const toggle = useAction<{ id: number; isActive: boolean }, JobAlert, JobAlert[]>({
    run: ({ id, isActive }) => api.put('/job-alerts/{id}', { params: { id }, body: { isActive } }),
    optimistic: ({ id, isActive }) => ({
      key: jobAlertsQuery.queryKey,
      change: (alerts) => alerts.map((alert) => (alert.id === id ? { ...alert, isActive } : alert)),
    }),
    refresh,
    success: ({ title, isActive }) => ({
      title: 'Job alert status updated',
      text: `${title}: ${isActive ? 'active' : 'paused'}`,
    }),
    failure: null,
  });
  const remove = useAction<JobAlert, unknown, JobAlert[]>({
    run: ({ id }) => api.remove('/job-alerts/{id}', { params: { id } }),
    optimistic: ({ id }) => ({
      key: jobAlertsQuery.queryKey,
      change: (alerts) => alerts.filter((alert) => alert.id !== id),
    }),
    refresh,
    success: (_answer, { title }) => ({ title: 'Job alert deleted successfully', text: title }),
    failure: null,
  });
  const askAndRemove = async (alert: JobAlert) => {
    if (await confirm({ text: deleteQuestion(alert.title) })) {
      remove.mutate(alert);
    }
  };
  const createButton = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setEdited('new')}>
      Create Alert
    </Button>
  );
  return (
    <Page
      title="Job Alerts"
      subtitle="New jobs that suit you, in your inbox."
      actions={
        <>
          {createButton}
          <ButtonLink variant="outlined" to="/application-status-alerts">
            Status Alerts
          </ButtonLink>
        </>
      }
    >
      <Together reads={reads}>
        <QueryState query={query}>
          {(alerts) => (
            <Stack sx={{ gap: 3 }}>
              {alerts.length === 0 && (
                <EmptyState
                  title="No job alerts yet"
                  text="Say what you are looking for, and we tell you when such a job is posted."
                  action={createButton}
                />
              )}
              <Tiles alerts={alerts} />
              {alerts.length > 0 && (
                <Stack component="ul" aria-label="Job alerts" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
                  {alerts.map((alert) => (
                    <AlertCard
                      key={alert.id}
                      alert={alert}
                      unconfirmed={alert.smsNotifications ? unconfirmed : undefined}
                      onToggle={(isActive) => toggle.mutate({ id: alert.id, isActive })}
                      onEdit={() => setEdited(alert)}
                      onDelete={() => void askAndRemove(alert)}
                    />
                  ))}
                </Stack>
              )}
              <div id={numbersId}>
                <SmsNumbers use="job_alerts" />
              </div>
            </Stack>
          )}
        </QueryState>
      </Together>
      {edited && (
        <Suspense>
          <AlertDialog alert={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Page>
  );
};
