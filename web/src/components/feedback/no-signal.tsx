import { useCallback, useEffect, useRef, useState } from 'react';
import { isOutdated, LostModule } from '../../lib/loading/again.js';
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
  const [ending, setEnding] = useState<'old' | 'stuck'>();
  const isAsking = useRef(false);
  const ask = useCallback(async () => {
    if (isAsking.current) {
      return;
    }
    isAsking.current = true;
    try {
      await fetchAgain();
      onBack();
    } catch (error) {
      // Still lost: without a line, because the site has moved on, or because the browser does not ask again.
      const isOld = await isOutdated().catch(() => false);
      setEnding(isOld ? 'old' : error instanceof LostModule ? 'stuck' : undefined);
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
  return { ending, ask };
};

const endings = {
  old: { title: 'The site has a new version.', button: 'Load the New Version' },
  stuck: { title: 'A part of this page was lost on the way.', button: 'Load the Page' },
};

/** Stands where a part of the page did not come. */
export const NoSignal = ({ place, fetchAgain, onBack }: NoSignalProps) => {
  const { ending, ask } = useAsking({ fetchAgain, onBack });
  if (place === 'silent') {
    return null;
  }
  const title = ending ? endings[ending].title : 'No signal.';
  const text = ending
    ? 'Load the page once to go on. Letters and forms you began are kept.'
    : 'We try again by ourselves.';
  const button = ending ? (
    <Button variant="outlined" onClick={() => window.location.reload()}>
      {endings[ending].button}
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
