import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { JobCard } from '../../entities/job/job-card.js';
import { Section } from '../../components/layout/section.js';
import { foundJobs, industryJobsQuery, similarJobsQuery, similarTo, takesApplications } from './similar-jobs-query.js';

/** On a job that nobody can apply for any more: open ones like it. */
export const SimilarJobs = ({ job, now }: { job: Job; now: Date }) => {
  const isClosed = !takesApplications(job, now);
  const like = useQuery({ ...similarJobsQuery(job), enabled: isClosed });
  const others = useQuery({ ...industryJobsQuery(job), enabled: isClosed });
  const similar = similarTo(job, foundJobs(like.data, others.data), now);
  if (!isClosed || similar.length === 0) {
    return null;
  }
  return (
    <Section title="Open jobs like this">
      <Stack sx={{ gap: 1.5 }}>
        {similar.map((other) => (
          <JobCard key={other.id} job={other} now={now} heading="h3" />
        ))}
      </Stack>
    </Section>
  );
};
