import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { JobCard } from '../../entities/job/job-card.js';
import { Section } from '../../components/layout/section.js';
import { useOwnApplication } from './apply-state.js';
import { foundJobs, industryJobsQuery, similarJobsQuery, similarTo, takesApplications } from './similar-jobs-query.js';

/** On a job that nobody can apply for any more, or that one has applied for: open ones like it. */
export const SimilarJobs = ({ job, now }: { job: Job; now: Date }) => {
  const isApplied = useOwnApplication(job) !== undefined;
  const isOver = isApplied || !takesApplications(job, now);
  const like = useQuery({ ...similarJobsQuery(job), enabled: isOver });
  const others = useQuery({ ...industryJobsQuery(job), enabled: isOver });
  const similar = similarTo(job, foundJobs(like.data, others.data), now);
  if (!isOver || similar.length === 0) {
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
