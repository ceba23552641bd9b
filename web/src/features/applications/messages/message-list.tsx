import type { ApplicationMessage } from '@workboard/contracts';
import { useState } from 'react';
import { Button } from '../../../components/elements/button.js';
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
      <ul aria-label="Messages" className="plain-list messages">
        {shown.map(({ id, kind, subject, text, sentAt, sender }) => (
          <li key={id}>
            <p className="text-small quiet">
              {[formatDayAndTime(sentAt), sender, kind === 'rejection' && 'with the decision']
                .filter(Boolean)
                .join(' · ')}
            </p>
            {subject && <p className="text strong">{subject}</p>}
            <p className="text-small as-typed">
              {isBlind ? 'Hidden in the blind view, because it may say the name.' : text}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${more} earlier`}
        </Button>
      )}
    </>
  );
};
