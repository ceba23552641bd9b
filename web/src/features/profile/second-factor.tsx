import { Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorState } from '@workboard/contracts';
import { Suspense, useState } from 'react';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { Tag } from '../../components/elements/tag.js';
import { formatDay } from '../../lib/text/dates.js';
import { sessionKey } from '../../lib/api/query-client.js';
import { sessionsQuery } from './open-sessions.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';
import { read } from '../../lib/api/read.js';

export const secondFactorQuery = read('/auth/second-factor');
const Dialogs = lazyDialog(async () => (await import('./second-factor-dialogs.js')).SecondFactorDialogs);

export type SecondFactorStep = 'on' | 'off' | 'codes';

/** Few codes left are worth a word. */
const fewCodes = 3;

const State = ({ state, open }: { state: SecondFactorState; open: (step: SecondFactorStep) => void }) => {
  const { isOn, since, recoveryCodesLeft: left } = state;
  if (!isOn) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>
          After your password you enter a code from an app on your phone. Whoever finds out your password still cannot
          get in. It works without mobile data.
        </Typography>
        <Button variant="contained" onClick={() => open('on')}>
          Turn on
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {since && `On since ${formatDay(since)}. `}
        {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
        {left <= fewCodes && ' Make new ones before they run out.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant={left <= fewCodes ? 'contained' : 'outlined'} onClick={() => open('codes')}>
          New recovery codes
        </Button>
        <Button variant="outlined" color="error" onClick={() => open('off')}>
          Turn off
        </Button>
      </Stack>
    </>
  );
};

/** Two-step sign-in: whether it is on, and the way to turn it on, off, or to get new recovery codes (decision A15). */
export const SecondFactor = () => {
  const query = useQuery(secondFactorQuery);
  const client = useQueryClient();
  const [step, setStep] = useState<SecondFactorStep | null>(null);
  const close = () => {
    setStep(null);
    for (const queryKey of [secondFactorQuery.queryKey, sessionsQuery.queryKey, sessionKey]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  return (
    <Section card title="Two-step sign-in" action={query.data && <Tag>{query.data.isOn ? 'On' : 'Off'}</Tag>}>
      <QueryState query={query}>{(state) => <State state={state} open={setStep} />}</QueryState>
      {step && (
        <Suspense>
          <Dialogs step={step} onClose={close} />
        </Suspense>
      )}
    </Section>
  );
};
