import { fixedFigures } from '@workboard/contracts/constants';
import { useNavigate } from 'react-router-dom';
import { Bilum } from '../../components/elements/bilum.js';
import { JobSearchForm } from '../../entities/job/job-search-form.js';
import { PageTitle } from '../../components/layout/page-title.js';
import { withQuery } from '../../lib/api/address.js';

const figures = [
  [fixedFigures.jobs, 'jobs'],
  [fixedFigures.companies, 'companies'],
  [fixedFigures.hires, 'hires'],
] as const;

/** Green ground, the promise, and the search. */
export const Hero = () => {
  const navigate = useNavigate();
  return (
    <>
      <div className="hero">
        <Bilum className="fade hero-weave" />
        <div className="page-width">
          <div className="hero-words">
            <PageTitle documentTitle="Jobs in Papua New Guinea">Find work across Papua New Guinea</PageTitle>
            <p className="text hero-soft">
              Search openings in Port Moresby, Lae, Mt Hagen, Madang and beyond. Free for job seekers.
            </p>
            <JobSearchForm
              type="job"
              search=""
              onSearch={({ type, search }) =>
                void navigate(withQuery('/jobs', { type: type === 'job' ? '' : type, search }))
              }
            />
            <ul className="plain-list hero-figures">
              {figures.map(([figure, name]) => (
                <li key={name} className="text-small hero-soft">
                  <strong>{figure}</strong> {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <Bilum className="band hero-band" />
    </>
  );
};
