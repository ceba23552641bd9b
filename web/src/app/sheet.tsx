import { CacheProvider, type CSSObject } from '@emotion/react';
import { CssBaseline, GlobalStyles } from '@mui/material';
import { renderToString } from 'react-dom/server';
import { bilumStyles } from '../components/elements/bilum.styles.js';
import { buttonStyles } from '../components/elements/button.styles.js';
import { linkStyles } from '../components/elements/link.styles.js';
import { statTileStyles } from '../components/elements/stat-tile.styles.js';
import { tagStyles } from '../components/elements/tag.styles.js';
import { textStyles } from '../components/elements/text.styles.js';
import { feedbackStyles } from '../components/feedback/feedback.styles.js';
import { controlStyles } from '../components/forms/controls.styles.js';
import { pageStyles } from '../components/layout/page.styles.js';
import { sectionStyles } from '../components/layout/section.styles.js';
import { pagerStyles } from '../components/lists/pager.styles.js';
import { tabsStyles } from '../components/lists/tabs.styles.js';
import { strengthMeterStyles } from '../entities/account/strength-meter.styles.js';
import { companyLogoStyles } from '../entities/company/company-logo.styles.js';
import { jobCardStyles } from '../entities/job/job-card.styles.js';
import { jobDetailStyles } from '../entities/job/job-detail.styles.js';
import { jobSearchStyles } from '../entities/job/job-search-form.styles.js';
import { applicationStyles } from '../features/applications/applications.styles.js';
import { authStyles } from '../features/auth/auth.styles.js';
import { companiesStyles } from '../features/companies/companies.styles.js';
import { dashboardStyles } from '../features/dashboard/dashboard.styles.js';
import { homeStyles } from '../features/home/home.styles.js';
import { facetPanelStyles } from '../features/jobs/facet-panel.styles.js';
import { jobPageStyles } from '../features/jobs/job-page.styles.js';
import { jobsPageStyles } from '../features/jobs/jobs-page.styles.js';
import { savedJobsStyles } from '../features/saved-jobs/saved-jobs.styles.js';
import { staticStyles } from '../features/static/static.styles.js';
import { createStyleCache } from '../lib/browser/style-cache.js';
import { theme } from '../theme/theme.js';
import { Themed } from '../theme/themed.js';
import { shellStyles } from './shell.styles.js';

/** In the order of their rank: what a screen says of a button stands after what all buttons are like. */
const plainStyles = [
  textStyles,
  linkStyles,
  buttonStyles,
  tagStyles,
  bilumStyles,
  statTileStyles,
  controlStyles,
  feedbackStyles,
  pageStyles,
  sectionStyles,
  pagerStyles,
  tabsStyles,
  strengthMeterStyles,
  companyLogoStyles,
  jobCardStyles,
  jobDetailStyles,
  jobSearchStyles,
  jobPageStyles,
  jobsPageStyles,
  facetPanelStyles,
  applicationStyles,
  dashboardStyles,
  savedJobsStyles,
  homeStyles,
  companiesStyles,
  staticStyles,
  authStyles,
  shellStyles,
].map((styles) => theme.unstable_sx(styles) as CSSObject);

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * What every screen stands on: the theme's variables, the baseline, and the looks of plain elements. The build puts it into the
 * page (ADR 52), so that no browser and no rendering works it out.
 */
export const sheet = (): string => {
  const html = renderToString(
    <CacheProvider value={createStyleCache()}>
      <Themed>
        <GlobalStyles styles={theme.generateStyleSheets() as CSSObject[]} />
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={plainStyles} />
      </Themed>
    </CacheProvider>,
  );
  return Array.from(html.matchAll(styleElement), ([, css]) => css).join('');
};
