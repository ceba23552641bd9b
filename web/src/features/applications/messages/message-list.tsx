import { Box, Button, Typography } from '@mui/material';
import type { ApplicationMessage } from '@workboard/contracts';
import { useState } from 'react';
import { formatDayAndTime } from '../../../lib/text/dates.js';

interface MessageListProps {
  messages: readonly ApplicationMessage[];
  /** Texts name the person (decision P32). */
  isBlind?: boolean;
  /** How many stand there at first. */
  atFirst?: number;
}

/** What was written, newest first, as plain text. */
export const MessageList = ({ messages, isBlind = false, atFirst = 3 }: MessageListProps) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? messages : messages.slice(0, atFirst);
  const more = messages.length - atFirst;
  return (
    <>
      <Box component="ul" aria-label="Messages" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map(({ id, kind, subject, text, sentAt, sender }) => (
          <Box
            component="li"
            key={id}
            sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[formatDayAndTime(sentAt), sender, kind === 'rejection' && 'with the decision']
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {subject && <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>}
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
              {isBlind ? 'Hidden in the blind view, because it may say the name.' : text}
            </Typography>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 0.5 }}>
          {isWhole ? 'Show fewer' : `Show ${more} earlier`}
        </Button>
      )}
    </>
  );
};
