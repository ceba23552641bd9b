import { Box, Typography } from '@mui/material';
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
      <Box sx={{ mb: 3, px: 2, py: 1.5, bgcolor: 'sunken', borderRadius: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          To apply for
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{job.title}</Typography>
        <Typography variant="body2">{companyAndPlace(job)}</Typography>
      </Box>
    )
  );
};
