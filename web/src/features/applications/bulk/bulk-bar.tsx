import { Box, Button, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { statusNews, statusWords } from '@workboard/contracts/statuses';
import { confirm } from '../../../lib/confirm.js';
import { plural } from '../../../lib/labels.js';
import { sayHold } from '../outbox/say-wait.js';
import type { LastDecision } from './use-decide-many.js';
import type { Selection } from './use-selection.js';

/** The others need something for each person: an interview, or the words of the mail (decision P17). */
const statuses = ['applied', 'reviewed', 'interviewing', 'rejected'] as const satisfies readonly ApplicationStatus[];

interface BulkBarProps {
  /** All that match, over all pages. */
  found: readonly Application[];
  selection: Selection;
  last: LastDecision | null;
  /** How long messages wait; undefined until it is known. */
  holds: StatusHolds | undefined;
  isBusy: boolean;
  onDecide: (applications: readonly Application[], status: ApplicationStatus) => void;
  onForget: () => void;
}

const ask = (chosen: readonly Application[], holds: StatusHolds | undefined): Promise<boolean> => {
  const interviews = chosen.filter(({ nextInterview }) => nextInterview !== null).length;
  return confirm({
    title: `Reject ${plural(chosen.length, 'applicant')}?`,
    text: `${holds ? `After ${sayHold(holds.rejectedMs)}` : 'Later'} each is mailed: “${statusNews('rejected', chosen[0]?.job.title ?? '').text}” Until then you can take it back.`,
    consequence:
      interviews > 0
        ? `${plural(interviews, 'interview')} still to come ${interviews === 1 ? 'is' : 'are'} cancelled and told at once, which cannot be taken back.`
        : undefined,
    confirmLabel: 'Reject',
  });
};

/** Chooses all that match, and gives those that are chosen the same status (decision P25). */
export const BulkBar = ({ found, selection, last, holds, isBusy, onDecide, onForget }: BulkBarProps) => {
  const chosen = found.filter(({ id }) => selection.has(id));
  const isAll = chosen.length === found.length && found.length > 0;
  const move = async (status: ApplicationStatus) => {
    const changing = chosen.filter((application) => application.status !== status);
    if (status !== 'rejected' || (await ask(changing, holds))) {
      selection.set([]);
      onDecide(changing, status);
    }
  };
  return (
    <Box
      component="section"
      aria-label="Several at once"
      sx={{
        position: chosen.length > 0 || last ? 'sticky' : 'static',
        top: 72,
        zIndex: 4,
        mb: 1.5,
        px: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: chosen.length > 0 ? 'primary.main' : 'divider',
        borderRadius: 1,
        '@media print': { display: 'none' },
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <label style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '0 8px' }}>
          <Box
            component="input"
            type="checkbox"
            checked={isAll}
            ref={(box: HTMLInputElement | null) => {
              if (box) {
                box.indeterminate = chosen.length > 0 && !isAll;
              }
            }}
            onChange={() => selection.set(isAll ? [] : found.map(({ id }) => id))}
            sx={{ width: 20, height: 20, m: 0, accentColor: (theme) => theme.vars.palette.primary.main }}
          />
          {chosen.length > 0 ? `${chosen.length} of ${found.length} chosen` : `Choose all ${found.length}`}
        </label>
        {chosen.length > 0 && (
          <Stack
            component="fieldset"
            direction="row"
            aria-label="Move to"
            sx={{ flexWrap: 'wrap', gap: 0.5, border: 0, m: 0, p: 0, minWidth: 0 }}
          >
            {statuses.map((status) => (
              <Button
                key={status}
                size="small"
                color={status === 'rejected' ? 'error' : 'primary'}
                disabled={isBusy || chosen.every((application) => application.status === status)}
                onClick={() => void move(status)}
              >
                {statusWords[status].employer}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
      <Box aria-live="polite">
        {last && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, px: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {last.says}
            </Typography>
            {last.undo && (
              <Button size="small" disabled={isBusy} onClick={last.undo}>
                Undo
              </Button>
            )}
            <Button size="small" color="inherit" onClick={onForget}>
              Close
            </Button>
            {last.refused.length > 0 && (
              <Box component="ul" sx={{ width: 1, mt: 0, mb: 1, pl: 2.5, typography: 'body2' }}>
                {last.refused.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Box>
            )}
          </Stack>
        )}
      </Box>
    </Box>
  );
};
