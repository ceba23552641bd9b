import { Box, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { TextLink } from '../../components/link.js';
import { Section } from '../../components/section.js';
import { Tag } from '../../components/tag.js';
import { formatDayAndTime } from '../../lib/dates.js';
import { isToday, upcomingOf } from '../../lib/interviews.js';
import { fullName, interviewAnswerLabels, interviewTypeLabels } from '../../lib/labels.js';
import { useNow } from '../../lib/use-now.js';

const most = 5;

interface UpcomingInterviewsProps {
  applications: readonly Application[] | undefined;
  isEmployer?: boolean;
}

/** The next interviews, soonest first, today's marked; nothing where there are none. */
export const UpcomingInterviews = ({ applications, isEmployer = false }: UpcomingInterviewsProps) => {
  const now = useNow();
  const upcoming = upcomingOf(applications ?? [], now);
  if (upcoming.length === 0) {
    return null;
  }
  return (
    <Section card title="Upcoming interviews" action={<TextLink to="/applications">All applications</TextLink>}>
      <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
        {upcoming.slice(0, most).map(({ application, interview }) => (
          <Box component="li" key={interview.id}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600 }}>{formatDayAndTime(interview.scheduledAt)}</Typography>
              {isToday(interview, now) && <Tag sx={{ bgcolor: 'gold.fill', color: 'gold.ink' }}>Today</Tag>}
            </Stack>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {isEmployer ? fullName(application.user) : application.job.company.name} · {application.job.title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {interview.place ?? interviewTypeLabels[interview.type]}
              {isEmployer && ` · ${interview.answer ? interviewAnswerLabels[interview.answer] : 'No answer yet'}`}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Section>
  );
};
