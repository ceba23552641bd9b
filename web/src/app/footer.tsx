import { Box, Container, Stack, Typography } from '@mui/material';
import { Diamond } from '../components/elements/bilum.js';
import { TextLink } from '../components/elements/link.js';
import { formatYear } from '../lib/text/dates.js';
import { site } from '../lib/session/site.js';
import { useNow } from '../lib/browser/use-now.js';
import { SocialLinks } from './social-links.js';

const columns = [
  {
    title: 'Job Seekers',
    links: [
      { to: '/jobs', label: 'Find Jobs' },
      { to: '/auth?mode=register&role=job_seeker', label: 'Create Profile' },
      { to: '/job-alerts', label: 'Job Alerts' },
      { to: '/saved-jobs', label: 'Saved Jobs' },
    ],
  },
  {
    title: 'Employers',
    links: [
      { to: '/post-job', label: 'Post a Job' },
      { to: '/auth?mode=register&role=employer', label: 'Register as Employer' },
      { to: '/applications', label: 'Manage Applications' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About Us' },
      { to: '/contacts', label: 'Contact Us' },
      { to: '/companies', label: 'Companies' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms of Use' },
      { to: '/offline', label: 'Offline and Data Saver' },
    ],
  },
] as const;

/** Link columns and the copyright line (spec §2 "Layout"). */
export const Footer = () => (
  <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'sunken' }}>
    <Container sx={{ py: 5, px: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(max(8rem, 34%), 1fr))', md: '1.6fr 1fr 1fr 1fr' },
          '& > div': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        <Stack sx={{ gap: 1.5, maxWidth: 320 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Diamond size={24} />
            <Typography component="p" variant="h3">
              PNG Workboard
            </Typography>
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Jobs and employers across Papua New Guinea. Free for job seekers.
          </Typography>
          <SocialLinks />
        </Stack>
        {columns.map(({ title, links }) => (
          <Box component="nav" key={title} aria-label={title}>
            <Typography component="h2" variant="h4" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <TextLink
                    to={to}
                    sx={{
                      display: 'inline-flex',
                      alignItems: 'center',
                      minHeight: 36,
                      color: 'text.secondary',
                      fontSize: '.875rem',
                      fontWeight: 400,
                    }}
                  >
                    {label}
                  </TextLink>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        © {formatYear(useNow())} PNG Workboard. All rights reserved. {site().address}
      </Typography>
    </Container>
  </Box>
);
