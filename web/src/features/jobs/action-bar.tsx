import { useRef, type ReactNode } from 'react';
import { useIsWide } from '../../lib/browser/use-media.js';
import { useRoomForToasts } from '../../lib/toasts/use-room-for-toasts.js';

/** What can be done with a job: below its text on small screens, in view until the text ends, and clear of messages. */
export const ActionBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  useRoomForToasts(bar, !useIsWide());
  return (
    <div ref={bar} className="bottom-bar of-job">
      {children}
    </div>
  );
};
