import { companyCardDescriptionLength, companyCardNameLength } from '@workboard/contracts/constants';
import { Link } from 'react-router-dom';
import { Tag } from '../../components/elements/tag.js';
import { CompanyLogo } from '../../entities/company/company-logo.js';
import type { ListedCompany } from '../../entities/company/company-queries.js';
import { capitalise, truncate } from '../../lib/text/text.js';

/** A company in the directory; the whole card is the link. */
export const CompanyCard = ({ company }: { company: ListedCompany }) => (
  <div className="card company-card">
    <div className="company-name">
      <CompanyLogo name={company.name} logo={company.logo} size={48} />
      <div>
        <h2 className="title-3">
          <Link
            to={`/company/${company.id}`}
            title={company.name.length > companyCardNameLength ? company.name : undefined}
          >
            {truncate(company.name, companyCardNameLength)}
          </Link>
        </h2>
        <p className="text-small quiet">{company.location}</p>
      </div>
    </div>
    <p className="text-small quiet">{truncate(company.description, companyCardDescriptionLength)}</p>
    <div className="line">
      <Tag>{capitalise(company.industry)}</Tag>
      <Tag>{`${company.size} employees`}</Tag>
    </div>
  </div>
);
