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
      <div className="page-width home-parts">
        <FeaturedJobs />
        <ChooseYourPath />
        <HowItWorks />
        <WhatYouGet />
      </div>
      <CallToAction />
    </Suspense>
  </>
);
