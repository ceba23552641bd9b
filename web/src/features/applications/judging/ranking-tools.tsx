import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Select } from '../../../components/forms/controls.js';
import { criteriaQuery } from './use-criteria.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { Writers } from '../../../lib/session/writers.js';

const CriteriaDialog = lazyDialog(async () => (await import('./criteria-dialog.js')).CriteriaDialog);

const longest = 60;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

interface RankingToolsProps {
  /** The job that is looked at, or 'all'. */
  job: string;
  /** The criterion that the list is narrowed to, or empty. */
  meets: string;
  onMeets: (criterion: string) => void;
  isBlind: boolean;
  onBlind: (isBlind: boolean) => void;
}

/** What stands beside the switch of the ranking: its criteria, a filter by them, and the blind view (decisions P31, P32). */
export const RankingTools = ({ job, meets, onMeets, isBlind, onBlind }: RankingToolsProps) => {
  const isOneJob = job !== 'all';
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...criteriaQuery(job), enabled: isOneJob });
  const counted = (data?.criteria ?? []).filter(({ importance }) => importance !== 'off');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {isOneJob && (
        <>
          <Writers>
            <Button variant="outlined" size="small" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
              Criteria
            </Button>
          </Writers>
          <Box
            component={Select}
            value={meets}
            onChange={(event) => onMeets(event.target.value)}
            aria-label="Filter by criterion"
            sx={{ flex: '1 1 220px', maxWidth: { sm: 420 } }}
          >
            <option value="">Meets: any criteria</option>
            {counted.map(({ criterion }) => (
              <option key={criterion} value={criterion}>
                Meets: {short(criterion)}
              </option>
            ))}
          </Box>
        </>
      )}
      <Button
        variant={isBlind ? 'contained' : 'outlined'}
        size="small"
        aria-pressed={isBlind}
        onClick={() => onBlind(!isBlind)}
        sx={{ minHeight: 44 }}
      >
        Blind view
      </Button>
      {isBlind && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Names, contacts, addresses and ages are hidden on this device.
        </Typography>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <CriteriaDialog job={Number(job)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};
