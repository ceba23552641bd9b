import { Box, Container } from '@mui/material';
import { Suspense } from 'react';
import { FeaturedJobs } from './featured-jobs.js';
import { Hero } from './hero.js';
import { CallToAction, ChooseYourPath, HowItWorks, WhatYouGet } from './paths.js';

/** The first screen of the product, also at /landing with a longer list. */
export const HomePage = () => (
  <>
    <Hero />
    {/* A boundary: on a page from the server the search above is taken over first. */}
    <Suspense>
      <Container sx={{ px: { xs: 2, sm: 3 }, py: 5 }}>
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 7 } }}>
          <FeaturedJobs />
          <ChooseYourPath />
          <HowItWorks />
          <WhatYouGet />
        </Box>
      </Container>
      <CallToAction />
    </Suspense>
  </>
);
