import { fixedFigures } from '@workboard/contracts/constants';
import { ButtonLink, OutsideLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { Section } from '../../components/layout/section.js';
import { TitledTexts } from './sections.js';

const figures = [
  ['Jobs', fixedFigures.jobs],
  ['Companies', fixedFigures.companies],
  ['Hires', fixedFigures.hires],
] as const;

const promises = [
  ['Free for job seekers', 'Searching, applying and alerts cost nothing. Nobody should ever pay to apply for a job.'],
  [
    'Made for slow lines',
    'Pages are small and work on an ordinary phone, from Port Moresby to the last ridge with a signal.',
  ],
  ['You hear back', 'Every application has a status. When an employer changes it, you get a mail.'],
  [
    'People decide',
    'Employers can ask for a ranking of applications. It is a suggestion with its reasons, never a decision.',
  ],
] as const;

/** What the product is and stands for. */
export const AboutPage = () => (
  <Page
    title="About PNG Workboard"
    subtitle="We connect people who look for work with employers across all 22 provinces."
    narrow
  >
    <div className="parts far">
      <p className="text">
        Finding work in Papua New Guinea has meant notice boards, newspaper pages and knowing the right person. PNG
        Workboard puts the openings in one place: search by town, pay and kind of work, apply with one profile, and
        follow each application to its end. Employers post, sort and interview in the same place, as a team.
      </p>
      <dl className="card about-figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-small quiet">{name}</dt>
            <dd className="title-2">{figure}</dd>
          </div>
        ))}
      </dl>
      <Section title="What we stand for">
        <TitledTexts texts={promises} />
      </Section>
      <Section title="Credits">
        <p className="text-small">
          Matching and ranking use information from the{' '}
          <OutsideLink href="https://www.onetcenter.org/database.html">O*NET Database</OutsideLink> by the U.S.
          Department of Labor, Employment and Training Administration (USDOL/ETA), used under the{' '}
          <OutsideLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</OutsideLink> license. PNG
          Workboard has modified this information; USDOL/ETA has not approved, endorsed, or tested these modifications.
          Headings are set in Bricolage Grotesque (SIL Open Font License).
        </p>
      </Section>
      <div className="line">
        <ButtonLink variant="contained" to="/jobs">
          Find Jobs
        </ButtonLink>
        <ButtonLink variant="outlined" to="/contacts">
          Contact Us
        </ButtonLink>
      </div>
    </div>
  </Page>
);
