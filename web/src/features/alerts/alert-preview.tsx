import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobAlertPreview } from '@workboard/contracts';
import { alertPreviewLimits } from '@workboard/contracts/constants';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextLink } from '../../components/elements/link.js';
import { freshFor } from '../../lib/api/query-client.js';
import { type Read, read } from '../../lib/api/read.js';
import { typingPauseMs, useSettled } from '../../lib/browser/use-settled.js';
import { formatNumber } from '../../lib/text/text.js';

/** What an alert looks for; the other fields say how it tells. */
const wishes = ['keywords', 'location', 'salaryMin', 'salaryMax', 'workType', 'employmentType'] as const;

/** The text of the controls; the server reads it as it reads the form. */
const previewQuery = (query: Record<string, string>) => read('/job-alerts/preview', { query }) as Read<JobAlertPreview>;

/** Cut around the link, so that the ring of its focus is not. */
const oneLine = {
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
} as const;

const cannotSay = 'We cannot say just now how many it finds.';

/** Words for how many jobs there are. */
const say = ({ total, more }: JobAlertPreview): string => {
  if (total === 0) {
    return more ? cannotSay : 'No job matches today. We tell you when one is posted.';
  }
  return `Finds ${more ? 'at least ' : ''}${formatNumber(total)} ${total === 1 ? 'job' : 'jobs'} today`;
};

const useSaying = () => {
  const typed = JSON.stringify(useWatch({ name: [...wishes] }));
  const [before] = useState(typed);
  const asked = useSettled(typed, typingPauseMs);
  const isChanged = asked !== before;
  const values = JSON.parse(asked) as string[];
  const { data, isError } = useQuery({
    ...previewQuery(Object.fromEntries(wishes.map((name, at) => [name, values[at]?.trim() ?? '']))),
    staleTime: freshFor.publicJobs,
    placeholderData: keepPreviousData,
    retry: false,
    enabled: isChanged,
  });
  if (!isChanged) {
    return { text: 'Say what you look for, and see how many jobs it finds today.', jobs: [] };
  }
  if (isError) {
    return { text: cannotSay, jobs: [] };
  }
  return { text: data ? say(data) : '', jobs: data?.jobs ?? [] };
};

/**
 * How many jobs the alert of the surrounding form would find today, and the newest of them (decision P95). It is asked when
 * what the alert looks for was changed and the person pauses, and keeps its room, so that nothing below it moves.
 */
export const AlertPreview = () => {
  const { text, jobs } = useSaying();
  const id = useId();
  return (
    <Box className="well" sx={{ typography: 'body2', lineHeight: '24px' }}>
      {/* The longest sentence takes two lines on a phone. */}
      <Box component="output" id={id} sx={{ display: 'block', fontWeight: 600, minHeight: { xs: 48, sm: 24 } }}>
        {text}
      </Box>
      <Box sx={{ minHeight: 24 * alertPreviewLimits.named }}>
        {jobs.length > 0 && (
          <ul className="plain-list" aria-labelledby={id}>
            {jobs.map((job) => (
              <Box component="li" key={job.id} sx={{ height: 24 }}>
                <Box component={TextLink} to={`/jobs/${job.id}`} target="_blank" sx={oneLine}>
                  {job.title}, {job.company.name}
                </Box>
              </Box>
            ))}
          </ul>
        )}
      </Box>
    </Box>
  );
};
