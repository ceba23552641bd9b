import { Box, Button } from '@mui/material';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { TextLink } from '../components/elements/link.js';
import { plural } from '../lib/text/text.js';
import { useSession } from '../lib/session/session.js';
import { letRoomGo } from './device-room.js';
import { isToBeSent, useDevice } from './waiting.js';
import { agoWords } from './queue-rules.js';

const Line = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: 40,
      px: { xs: 2, sm: 3 },
      py: 0.5,
      typography: 'body2',
      bgcolor: 'sunken',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);

/** What this device is up to, below the header: no signal, old data, what waits, a new version (decision P51). */
export const DeviceBar = () => {
  const { isOffline, keptSince, update, waiting, waitsForSignIn, isSettled } = useDevice();
  const isVisitor = useSession().user === null;
  const count = waiting.filter(isToBeSent).length;
  const refused = waiting.length - count;
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isSettled) {
      letRoomGo(bar.current?.offsetHeight ?? 0);
    }
  });
  return (
    <Box
      ref={bar}
      component="output"
      aria-label="This device"
      sx={{ display: 'block', '@media print': { display: 'none' } }}
    >
      {update && (
        <Line>
          A new version is ready.
          <Button size="small" variant="outlined" onClick={update}>
            Reload
          </Button>
        </Line>
      )}
      {(keptSince ?? isOffline) && (
        <Line>
          {keptSince ? `Kept on this device ${agoWords(keptSince)} · no signal` : 'No signal. You can go on reading.'}
          <TextLink to="/offline">What is kept here</TextLink>
        </Line>
      )}
      {count > 0 && (
        <Line>
          {count === 1 ? '1 thing you did waits for a signal.' : `${plural(count, 'thing')} you did wait for a signal.`}
          <TextLink to="/applications">See it</TextLink>
        </Line>
      )}
      {refused > 0 && (
        <Line>
          {refused === 1 ? '1 thing you did was not accepted.' : `${refused} things you did were not accepted.`}
          <TextLink to="/applications">See why</TextLink>
        </Line>
      )}
      {isVisitor && waitsForSignIn > 0 && (
        <Line>
          Something waits on this device to be sent.
          <TextLink to="/auth">Sign in to send it</TextLink>
        </Line>
      )}
    </Box>
  );
};
