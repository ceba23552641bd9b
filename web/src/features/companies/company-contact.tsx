import { useQuery } from '@tanstack/react-query';
import type { Company } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { OutsideLink, PlainLink } from '../../components/elements/link.js';
import { formatMonth } from '../../lib/text/dates.js';
import { capitalise } from '../../lib/text/text.js';
import { companyJobsQuery } from './company-jobs-query.js';

/** What is known of the facts; no card at all when nothing is. */
const Facts = ({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) => {
  const known = facts.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) {
    return null;
  }
  return (
    <section className="card company-facts">
      <h2 className="title-3">{title}</h2>
      <dl>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt className="caption quiet">{name}</dt>
            <dd className="text-small strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const withScheme = (website: string): string => (/^https?:/i.test(website) ? website : `https://${website}`);

/** Figures and contact of a company, beside what it says about itself. */
export const CompanyContact = ({ company }: { company: Company }) => {
  const jobs = useQuery(companyJobsQuery(company.id));
  return (
    <div className="parts near">
      <Facts
        title="At a glance"
        facts={[
          ['Industry', capitalise(company.industry)],
          ['Size', `${company.size} employees`],
          ['Location', company.location],
          ['Founded', company.foundedYear],
          ['Open positions', jobs.data?.open ?? jobs.data?.total ?? null],
          ['On PNG Workboard since', formatMonth(company.createdAt)],
        ]}
      />
      <Facts
        title="Contact"
        facts={[
          ['Website', company.website && <OutsideLink href={withScheme(company.website)}>Visit website</OutsideLink>],
          ['Email', company.email && <PlainLink href={`mailto:${company.email}`}>{company.email}</PlainLink>],
          [
            'Phone',
            company.phone && <PlainLink href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</PlainLink>,
          ],
          ['Business location', company.businessLocation],
          ['Postal address', company.postalAddress],
        ]}
      />
    </div>
  );
};
