import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { companyAndPlace } from '../../entities/job/employer.js';
import { jobQuery } from '../../entities/job/job-queries.js';
import { jobBehind } from '../../lib/session/sign-in.js';

/** The job for which somebody signs in or registers; nothing for the others. */
export const ForJob = () => {
  const id = jobBehind(useLocation())?.slice('/jobs/'.length);
  const { data: job } = useQuery({ ...jobQuery(id ?? ''), enabled: id !== undefined });
  return (
    job && (
      <div className="well for-job">
        <p className="text-small quiet">To apply for</p>
        <p className="text strong">{job.title}</p>
        <p className="text-small">{companyAndPlace(job)}</p>
      </div>
    )
  );
};
