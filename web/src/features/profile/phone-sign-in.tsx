import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Tag } from '../../components/elements/tag.js';
import { lazyDialog } from '../../components/feedback/lazy-part.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { api } from '../../lib/api/api.js';
import { keyOf, read } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { formatDay } from '../../lib/text/dates.js';

export const phoneSignInQuery = read('/auth/phone');
const Dialog = lazyDialog(async () => (await import('./phone-sign-in-dialog.js')).PhoneSignInDialog);

/** The number that signs in to the account, where that is offered: add, change, take out (decision A24). */
export const PhoneSignIn = () => {
  const query = useQuery(phoneSignInQuery);
  const [isAdding, setIsAdding] = useState(false);
  const remove = useAction({
    run: () => api.remove('/auth/phone'),
    refresh: [keyOf('/auth/phone')],
    success: { title: 'The number was taken out' },
    failure: { title: 'The number was not taken out' },
  });
  return (
    <Section card title="Sign in with your phone" action={query.data && <Tag>{query.data.phone ? 'On' : 'Off'}</Tag>}>
      <QueryState query={query}>
        {({ phone, since }) => (
          <>
            <Typography sx={{ mb: 2 }}>
              {phone
                ? `A code to ${phone} signs in to your account${since ? ` since ${formatDay(since)}` : ''}. You lose the phone or the number? Take it out here, or choose a new password with 'Forgot password?'.`
                : 'A code by SMS instead of your password. Only add a number that stays yours: whoever holds the phone can read the code.'}
            </Typography>
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
              <Button variant={phone ? 'outlined' : 'contained'} onClick={() => setIsAdding(true)}>
                {phone ? 'Change number' : 'Add my number'}
              </Button>
              {phone && (
                <Button variant="outlined" color="error" onClick={() => remove.mutate()}>
                  Take out
                </Button>
              )}
            </Stack>
          </>
        )}
      </QueryState>
      {isAdding && (
        <Suspense>
          <Dialog onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
};
