import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { Suspense } from 'react';
import { plainPart } from '../../components/feedback/lazy-part.js';
import { JobCard } from '../../entities/job/job-card.js';
import { Section } from '../../components/layout/section.js';
import { useOwnApplication } from './apply-state.js';
import { jobParams } from './job-filters.js';
import { foundJobs, industryJobsQuery, similarJobsQuery, similarTo, takesApplications } from './similar-jobs-query.js';

const AlertOffer = plainPart(async () => (await import('./alert-offer.js')).AlertOffer, 'silent');

/** On a job that nobody can apply for any more, or that one has applied for: open ones like it, and to hear of new ones. */
export const SimilarJobs = ({ job, now }: { job: Job; now: Date }) => {
  const isApplied = useOwnApplication(job) !== undefined;
  const isOver = isApplied || !takesApplications(job, now);
  const like = useQuery({ ...similarJobsQuery(job), enabled: isOver });
  const others = useQuery({ ...industryJobsQuery(job), enabled: isOver });
  const similar = similarTo(job, foundJobs(like.data, others.data), now);
  // The offer stands below them, and would be made anew when they come.
  if (!isOver || like.isPending || others.isPending) {
    return null;
  }
  const [location = ''] = job.location?.split(',') ?? [];
  const offer = (
    <Suspense fallback={null}>
      <AlertOffer params={{ ...jobParams, search: job.title, location }} />
    </Suspense>
  );
  return similar.length === 0 ? (
    <div className="alert-offer alone">{offer}</div>
  ) : (
    <Section title="Open jobs like this">
      <div className="similar-jobs">
        {similar.map((other) => (
          <JobCard key={other.id} job={other} now={now} heading="h3" />
        ))}
        <div className="alert-offer">{offer}</div>
      </div>
    </Section>
  );
};
