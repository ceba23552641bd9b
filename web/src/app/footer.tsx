import { Diamond } from '../components/elements/diamond.js';
import { KeptContent } from '../components/elements/kept-content.js';
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

const FooterContent = ({ year }: { year: string }) => (
  <div className="page-width">
    <div className="footer-columns">
      <div className="footer-about">
        <div>
          <Diamond size={24} />
          <p className="title-3">PNG Workboard</p>
        </div>
        <p className="text-small quiet">Jobs and employers across Papua New Guinea. Free for job seekers.</p>
        <SocialLinks />
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="title-4">{title}</h2>
          <ul className="plain-list">
            {links.map(({ to, label }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
    <p className="text-small quiet footer-line">
      © {year} PNG Workboard. All rights reserved. {site().address}
    </p>
  </div>
);

/** Link columns and the copyright line (spec §2 "Layout"). */
export const Footer = () => {
  const year = formatYear(useNow());
  return (
    <KeptContent element="footer" className="footer" by={() => JSON.stringify(['footer', year, site()])}>
      <FooterContent year={year} />
    </KeptContent>
  );
};
