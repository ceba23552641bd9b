import { Tab, Tabs } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChartIcon, MailIcon, ShieldIcon } from '../../../components/elements/icons.js';
import { ButtonLink } from '../../../components/elements/link.js';
import { Page } from '../../../components/layout/page.js';
import { Skeletons } from '../../../components/feedback/query-state.js';
import { lazyPart } from '../../../components/feedback/lazy-part.js';
import { OverviewTab } from './overview-tab.js';

/** The other lists share their parts with the overview. */
const CompaniesTab = lazyPart(async () => (await import('../companies/companies-tab.js')).CompaniesTab);
const JobsTab = lazyPart(async () => (await import('../jobs/jobs-tab.js')).JobsTab);
const UsersTab = lazyPart(async () => (await import('../users/users-tab.js')).UsersTab);

interface AdminTab {
  value: string;
  label: string;
  panel: (props: object) => ReactNode;
}

const overview: AdminTab = { value: 'overview', label: 'Overview', panel: OverviewTab };
const tabs: readonly AdminTab[] = [
  overview,
  { value: 'users', label: 'Users', panel: UsersTab },
  { value: 'companies', label: 'Companies', panel: CompaniesTab },
  { value: 'jobs', label: 'Jobs', panel: JobsTab },
];

/** Users, companies and jobs of the whole platform in four tabs (spec §2 "Super admin dashboard"). */
export const SuperAdminPage = () => {
  const [search, setSearch] = useSearchParams();
  const current = tabs.find(({ value }) => value === search.get('tab')) ?? overview;
  const Panel = current.panel;
  return (
    <Page
      title="Super Admin"
      subtitle="Everybody and everything on PNG Workboard."
      actions={
        <>
          <ButtonLink variant="outlined" to="/admin/reviews">
            Review
          </ButtonLink>
          <ButtonLink variant="outlined" startIcon={<ShieldIcon />} to="/admin/audit">
            Audit Trail
          </ButtonLink>
          <ButtonLink variant="outlined" startIcon={<MailIcon />} to="/admin/deliveries">
            Mail and SMS
          </ButtonLink>
          <ButtonLink variant="outlined" startIcon={<ChartIcon />} to="/admin/status">
            Status
          </ButtonLink>
        </>
      }
    >
      <Tabs
        value={current.value}
        // Another list starts without the filters of this one.
        onChange={(_, tab: string) => setSearch(tab === overview.value ? {} : { tab }, { preventScrollReset: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Super admin sections"
        sx={{ mb: 3 }}
      >
        {tabs.map(({ value, label }) => (
          <Tab key={value} value={value} label={label} id={`admin-${value}-tab`} aria-controls="admin-panel" />
        ))}
      </Tabs>
      <div role="tabpanel" id="admin-panel" aria-labelledby={`admin-${current.value}-tab`}>
        <Suspense fallback={<Skeletons />}>
          <Panel key={current.value} />
        </Suspense>
      </div>
    </Page>
  );
};
