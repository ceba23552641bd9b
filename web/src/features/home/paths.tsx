import { Bilum } from '../../components/elements/bilum.js';
import { CheckIcon } from '../../components/elements/icons.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Section } from '../../components/layout/section.js';
import { homeOf, useSession } from '../../lib/session/session.js';

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
    <div className="columns two">
      {paths.map(({ title, text, to, action }, index) => (
        <div key={to} className="card path">
          <h3 className="title-3">{title}</h3>
          <p className="text quiet">{text}</p>
          <ButtonLink to={to} variant={index === 0 ? 'contained' : 'outlined'}>
            {action}
          </ButtonLink>
        </div>
      ))}
    </div>
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
    <ol className="plain-list columns three">
      {steps.map(([title, text], index) => (
        <li key={title} className="step">
          <div aria-hidden="true" className="step-number">
            {index + 1}
          </div>
          <div>
            <h3 className="title-3">{title}</h3>
            <p className="text quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
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
    <div className="columns two">
      {offers.map(({ title, points }) => (
        <div key={title} className="card offer">
          <h3 className="title-3">{title}</h3>
          <ul className="plain-list points">
            {points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Section>
);

/** The last word of the home page, to those who have an account and to those who have none. */
export const CallToAction = () => {
  const { user } = useSession();
  return (
    <div className="call-to-action">
      <Bilum className="band" />
      <div className="page-width">
        <h2 className="title-2">Ready for the next step?</h2>
        <p className="text hero-soft">
          {user
            ? 'Go on where you stopped, or look around first.'
            : 'Open your free account today, or look around first.'}
        </p>
        <div className="calls">
          <ButtonLink className="gold" to={user ? homeOf(user) : '/auth?mode=register'} variant="contained">
            {user ? 'Go to Dashboard' : 'Create Free Account'}
          </ButtonLink>
          <ButtonLink to="/companies" variant="outlined" color="inherit">
            Browse Companies
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};
