import { useCallback, useEffect, useRef, useState } from 'react';
import { isOutdated } from '../../lib/loading/again.js';
import { Button } from '../elements/button.js';
import { Callout } from './callout.js';
import { Notice } from './notice.js';

/** Where a lazy part stands: a whole screen, a piece of one, over the page, or beside something else that speaks for it. */
export type PlaceOfPart = 'screen' | 'part' | 'over' | 'silent';

/** How often a lost file is asked for while its place is on the screen, in milliseconds. */
const everyMs = 5000;

interface NoSignalProps {
  place: PlaceOfPart;
  fetchAgain: () => Promise<void>;
  onBack: () => void;
}

/** Asks for a lost file until it is there: at once, every 5 s, and when the line is back. */
const useAsking = ({ fetchAgain, onBack }: Pick<NoSignalProps, 'fetchAgain' | 'onBack'>) => {
  const [isOld, setIsOld] = useState(false);
  const isAsking = useRef(false);
  const ask = useCallback(async () => {
    if (isAsking.current) {
      return;
    }
    isAsking.current = true;
    try {
      await fetchAgain();
      onBack();
    } catch {
      // Still lost: without a line, or because the site has moved on.
      setIsOld(await isOutdated().catch(() => false));
    } finally {
      isAsking.current = false;
    }
  }, [fetchAgain, onBack]);
  useEffect(() => {
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, everyMs);
    window.addEventListener('online', askNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', askNow);
    };
  }, [ask]);
  return { isOld, ask };
};

/** Stands where a part of the page did not come. */
export const NoSignal = ({ place, fetchAgain, onBack }: NoSignalProps) => {
  const { isOld, ask } = useAsking({ fetchAgain, onBack });
  if (place === 'silent') {
    return null;
  }
  const title = isOld ? 'The site has a new version.' : 'No signal.';
  const text = isOld
    ? 'Load the page once to go on. Letters and forms you began are kept.'
    : 'We try again by ourselves.';
  const button = isOld ? (
    <Button variant="outlined" onClick={() => window.location.reload()}>
      Load the New Version
    </Button>
  ) : (
    <Button variant="outlined" onClick={() => void ask()}>
      Try Now
    </Button>
  );
  if (place === 'screen') {
    return (
      <Notice title={title} text={text}>
        {button}
      </Notice>
    );
  }
  return (
    <output className={place === 'over' ? 'no-signal over' : 'no-signal'}>
      <Callout tone="warning" title={title} action={button}>
        {text}
      </Callout>
    </output>
  );
};
