import { Box, Container } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../components/page-title.js';
import { FeaturedJobs } from './featured-jobs.js';
import { Hero } from './hero.js';
import { CallToAction, ChooseYourPath, HowItWorks, WhatYouGet } from './paths.js';

const landingJobs = 8;
const homeJobs = 6;

/** The first screen of the product, also at /landing with a longer list. */
export const HomePage = () => {
  const { pathname } = useLocation();
  useDocumentTitle('Jobs in Papua New Guinea');
  return (
    <>
      <Hero />
      <Container sx={{ px: { xs: 2, sm: 3 }, py: 5 }}>
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 7 } }}>
          <FeaturedJobs limit={pathname === '/landing' ? landingJobs : homeJobs} />
          <ChooseYourPath />
          <HowItWorks />
          <WhatYouGet />
        </Box>
      </Container>
      <CallToAction />
    </>
  );
};
