import { Box, Card, Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Bilum } from '../../components/elements/bilum.js';
import { CheckIcon } from '../../components/elements/icons.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Section } from '../../components/layout/section.js';
import { homeOf, useSession } from '../../lib/session/session.js';

const Columns = ({ count, children, as = 'div' }: { count: 2 | 3; children: ReactNode; as?: 'div' | 'ol' }) => (
  <Box
    component={as}
    sx={{
      display: 'grid',
      gap: 2,
      listStyle: 'none',
      p: 0,
      m: 0,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${count}, minmax(0, 1fr))` },
    }}
  >
    {children}
  </Box>
);

const paths = [
  {
    title: 'I am looking for work',
    text: 'Search every open job, save the ones you like, apply with one profile and see where each application stands.',
    to: '/jobs',
    action: 'Find Jobs',
  },
  {
    title: 'I am hiring',
    text: 'Post your openings, sort applicants, schedule interviews and keep your whole team in the picture.',
    to: '/auth?mode=register&role=employer',
    action: 'Start Hiring',
  },
] as const;

/** Two ways in: job seeker and employer (spec §2 "Home"). */
export const ChooseYourPath = () => (
  <Section title="Choose Your Path">
    <Columns count={2}>
      {paths.map(({ title, text, to, action }, index) => (
        <Card key={to} sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'flex-start' }}>
          <Typography component="h3" variant="h3" sx={{ fontSize: '1.25rem' }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', flex: 1 }}>{text}</Typography>
          <ButtonLink to={to} variant={index === 0 ? 'contained' : 'outlined'}>
            {action}
          </ButtonLink>
        </Card>
      ))}
    </Columns>
  </Section>
);

const steps = [
  ['Create your profile', 'Tell employers who you are, what you can do and add your CV. It is free.'],
  ['Search and apply', 'Filter by place, pay and kind of work, then apply with a cover letter.'],
  ['Get hired', 'Follow every application, get mail when its status changes, and come to the interview.'],
] as const;

/** Three steps (spec §2 "Home"). */
export const HowItWorks = () => (
  <Section title="How It Works">
    <Columns count={3} as="ol">
      {steps.map(([title, text], index) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
          <Box
            aria-hidden="true"
            sx={{
              flex: 'none',
              width: 40,
              height: 40,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 1,
              bgcolor: 'gold.fill',
              color: 'gold.ink',
              fontWeight: 700,
            }}
          >
            {index + 1}
          </Box>
          <Box>
            <Typography component="h3" variant="h3">
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
          </Box>
        </Box>
      ))}
    </Columns>
  </Section>
);

const offers = [
  {
    title: 'For job seekers',
    points: [
      'Jobs matched to your profile',
      'Saved jobs with notes and priorities',
      'Application tracking and status mails',
      'Salary insights from real openings',
    ],
  },
  {
    title: 'For employers',
    points: [
      'An applicant tracking system for your team',
      'Candidate filtering and interview scheduling',
      'AI application ranking that gives its reasons',
      'Hiring analytics',
    ],
  },
] as const;

/** What the product does for each side (spec §1). */
export const WhatYouGet = () => (
  <Section title="What You Get">
    <Columns count={2}>
      {offers.map(({ title, points }) => (
        <Card key={title} sx={{ p: 3, bgcolor: 'sunken' }}>
          <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
            {points.map((point) => (
              <Box
                component="li"
                key={point}
                sx={{ display: 'flex', gap: 1, '& svg': { color: 'success.main', mt: '2px' } }}
              >
                <CheckIcon />
                {point}
              </Box>
            ))}
          </Stack>
        </Card>
      ))}
    </Columns>
  </Section>
);

/** The last word of the home page, to those who have an account and to those who have none. */
export const CallToAction = () => {
  const { user } = useSession();
  return (
    <Box sx={{ bgcolor: 'hero.main', color: 'hero.text' }}>
      <Bilum band />
      <Container sx={{ px: { xs: 2, sm: 3 }, py: { xs: 5, md: 6 }, textAlign: 'center' }}>
        <Typography component="h2" variant="h2">
          Ready for the next step?
        </Typography>
        <Typography sx={{ color: 'hero.soft', mt: 1, mb: 3 }}>
          {user
            ? 'Go on where you stopped, or look around first.'
            : 'Open your free account today, or look around first.'}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, width: 'fit-content', mx: 'auto' }}>
          <Box
            component={ButtonLink}
            to={user ? homeOf(user) : '/auth?mode=register'}
            variant="contained"
            sx={{ bgcolor: 'gold.fill', color: 'gold.ink', '&:hover': { bgcolor: '#FFD06B' } }}
          >
            {user ? 'Go to Dashboard' : 'Create Free Account'}
          </Box>
          <Box
            component={ButtonLink}
            to="/companies"
            variant="outlined"
            color="inherit"
            sx={{ borderColor: 'hero.soft' }}
          >
            Browse Companies
          </Box>
        </Stack>
      </Container>
    </Box>
  );
};
