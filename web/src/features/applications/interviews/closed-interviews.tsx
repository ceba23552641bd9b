import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Callout } from '../../../components/feedback/callout.js';
import { plannedOf } from '../../../entities/interview/interviews.js';
import { plural } from '../../../lib/text/text.js';
import { interviewsQuery } from '../../../entities/interview/interview-queries.js';
import { useNow } from '../../../lib/browser/use-now.js';

/** Interviews to come that the list hides because their jobs are switched off (decision P20): somebody may travel to them. */
export const ClosedInterviews = ({ onShow }: { onShow: () => void }) => {
  const { data = [] } = useQuery(interviewsQuery);
  const { length } = plannedOf(data, { now: useNow(), closedOnly: true });
  return length === 0 ? null : (
    <Callout
      tone="warning"
      action={
        <Button size="small" variant="outlined" onClick={onShow}>
          Show
        </Button>
      }
    >
      {plural(length, 'interview')} to come for jobs that are switched off.
    </Callout>
  );
};
