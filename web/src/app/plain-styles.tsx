import { css, type CSSObject } from '@emotion/react';
import { GlobalStyles } from '@mui/material';
import { tagStyles } from '../components/elements/tag.styles.js';
import { companyLogoStyles } from '../entities/company/company-logo.styles.js';
import { jobCardStyles } from '../entities/job/job-card.styles.js';
import { theme } from '../theme/theme.js';

/**
 * Styles of what stands in lists many times, as classes of plain elements: worked out once for all pages, where `sx` is worked
 * out for each element of each page.
 */
const styles = css(theme.unstable_sx({ ...tagStyles, ...companyLogoStyles, ...jobCardStyles }) as CSSObject);

export const PlainStyles = () => <GlobalStyles styles={styles} />;
