import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { StatusNotice } from '@workboard/contracts';
import { statusWords } from '@workboard/contracts/statuses';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { fullName } from '@workboard/contracts/person-name';
import { plural } from '../../../lib/text/text.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { useRoomForToasts } from '../../../lib/toasts/use-room-for-toasts.js';
import { blindedNotice } from '../../../entities/application/blind.js';
import { outboxQuery, remaining } from '../../../entities/application/outbox-query.js';
import { sayCountdown } from '../../../entities/application/say-wait.js';
import { useSendNow, useUndoChange } from './use-outbox-actions.js';
import { Writers } from '../../../lib/session/writers.js';

const RewordDialog = lazyDialog(async () => (await import('../messages/reword-dialog.js')).RewordDialog);

/** Rejections alone (decision P44); in the blind view no text that may say the name. */
const mayReword = ({ to, hasOwnText }: StatusNotice, isBlind: boolean): boolean =>
  to === 'rejected' && !(isBlind && hasOwnText);

/** The present time, anew each second while it is looked at. */
const useSeconds = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

interface EntryProps {
  notice: StatusNotice;
  waitMs: number;
  onUndo: () => void;
  onSend: () => void;
  /** Missing where the words may not be changed or not be shown. */
  onReword?: () => void;
  isBusy: boolean;
}

const Entry = ({ notice, waitMs, onUndo, onSend, onReword, isBusy }: EntryProps) => {
  const whatId = useId();
  const { applicant, job, read, mail } = notice;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 2,
        alignItems: 'center',
        py: 1,
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" id={whatId}>
          <strong>{fullName(applicant)}</strong> will read <strong>“{statusWords[read].seeker}”</strong> for {job.title}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            whiteSpace: 'pre-line',
            display: '-webkit-box',
            overflow: 'hidden',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '3',
          }}
        >
          “{mail.text}”
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          variant="body2"
          sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', width: { xs: '100%', sm: 'auto' } }}
        >
          {waitMs > 0 ? `Mail goes in ${sayCountdown(waitMs)}` : 'Mail is leaving…'}
        </Typography>
        <Writers>
          <Button size="small" variant="contained" onClick={onUndo} disabled={isBusy} aria-describedby={whatId}>
            Undo
          </Button>
          {onReword && (
            <Button size="small" variant="outlined" onClick={onReword} disabled={isBusy} aria-describedby={whatId}>
              Your words
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={onSend} disabled={isBusy} aria-describedby={whatId}>
            Send now
          </Button>
        </Writers>
      </Stack>
    </Box>
  );
};

/**
 * What applicants will be told, for as long as it can be taken back (decision P17). Stays at the foot of the window; names
 * nobody while the list does not (decision P32).
 */
export const OutboxStrip = ({ isBlind, atFirst = 3 }: { isBlind: boolean; atFirst?: number }) => {
  const { data, dataUpdatedAt } = useQuery(outboxQuery);
  const [isWhole, setIsWhole] = useState(false);
  const [rewording, setRewording] = useState<StatusNotice | null>(null);
  const strip = useRef<HTMLElement>(null);
  const undo = useUndoChange();
  const send = useSendNow();
  const now = useSeconds();
  const waiting = data?.notices ?? [];
  const notices = isBlind ? waiting.map(blindedNotice) : waiting;
  useRoomForToasts(strip, notices.length > 0);
  if (notices.length === 0) {
    return null;
  }
  const shown = isWhole ? notices : notices.slice(0, atFirst);
  return (
    <Box
      component="section"
      ref={strip}
      aria-label="Messages that wait"
      sx={{
        position: 'sticky',
        bottom: 'var(--tab-bar, 0px)',
        zIndex: 5,
        mt: 3,
        px: 2,
        py: 1,
        maxHeight: '50vh',
        overflowY: 'auto',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        boxShadow: '0 -4px 16px rgb(0 0 0 / .12)',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {shown.map((notice) => (
          <Entry
            key={notice.id}
            notice={notice}
            waitMs={remaining(notice.waitMs, dataUpdatedAt, now)}
            onUndo={() => undo.mutate(notice)}
            onSend={() => send.mutate(notice)}
            onReword={mayReword(notice, isBlind) ? () => setRewording(notice) : undefined}
            isBusy={undo.isPending || send.isPending}
          />
        ))}
      </Box>
      <Suspense fallback={null}>
        {rewording && <RewordDialog notice={rewording} onClose={() => setRewording(null)} />}
      </Suspense>
      {notices.length > atFirst && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${plural(notices.length, 'message')}`}
        </Button>
      )}
    </Box>
  );
};
