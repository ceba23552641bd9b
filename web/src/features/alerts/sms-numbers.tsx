import { Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ConfirmSmsNumber, SmsCodeSent, SmsNumber } from '@workboard/contracts';
import { useEffect, useState } from 'react';
import { Callout } from '../../components/feedback/callout.js';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { Section } from '../../components/layout/section.js';
import { api } from '../../lib/api/api.js';
import { read } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';

export const smsNumbersQuery = read('/sms-numbers');

/** Where a page has what its numbers still need. */
export const numbersId = 'sms-numbers';

const CodeForm = ({ phone, onAgain, isBusy }: { phone: string; onAgain: () => void; isBusy: boolean }) => {
  const form = useContractForm<{ phone: string; code: string }, ConfirmSmsNumber>({
    schema: async () => (await import('@workboard/contracts/api/sms')).confirmSmsNumberBody,
    defaultValues: { phone, code: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const confirm = useAction<ConfirmSmsNumber, SmsNumber>({
    run: (body) => api.post('/sms-numbers/confirm', { body }),
    refresh: [smsNumbersQuery.queryKey],
    success: { title: 'Number confirmed', text: `Texts go to ${phone}` },
    failure: null,
  });
  return (
    <Form form={form} onSubmit={(body) => confirm.mutateAsync(body)} aria-label={`Confirm ${phone}`}>
      <Field
        name="code"
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        hint="The 6 digits of the text message. They are good for ten minutes."
        required
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitRow busy="Confirming..." isBusy={confirm.isPending}>
          Confirm Number
        </SubmitRow>
        <Button disabled={isBusy} onClick={onAgain}>
          Send another code
        </Button>
      </Stack>
    </Form>
  );
};

/** What a person reads before a code is sent, after the first one, and after another. */
const sayings = [
  (phone: string) => `Texts go to ${phone} once you enter the code that we send there.`,
  (phone: string) => `We sent a code to ${phone}.`,
  (phone: string) => `We sent another code to ${phone}. Only the newest one counts.`,
];

const Unconfirmed = ({ phone }: { phone: string }) => {
  const [sent, setSent] = useState(0);
  const send = useAction<void, SmsCodeSent>({
    run: () => api.post('/sms-numbers/code', { body: { phone } }),
    success: null,
    failure: { title: 'No code was sent' },
    onSuccess: () => setSent((before) => before + 1),
  });
  return (
    <Section card title="Confirm your number">
      <Stack sx={{ gap: 2 }}>
        {/* Said here, not by a toast: on a phone that would lie over the field. */}
        <Box component="output">{sayings[Math.min(sent, 2)]?.(phone)}</Box>
        {sent > 0 ? (
          <CodeForm phone={phone} onAgain={() => send.mutate()} isBusy={send.isPending} />
        ) : (
          <Button
            variant="contained"
            sx={{ alignSelf: 'flex-start' }}
            disabled={send.isPending}
            onClick={() => send.mutate()}
          >
            {send.isPending ? 'Sending...' : 'Send Code'}
          </Button>
        )}
      </Stack>
    </Section>
  );
};

/** What the numbers that texts are wanted at still need (decision A19); nothing while no texts are wanted. */
export const SmsNumbers = ({ use }: { use: SmsNumber['usedFor'][number] }) => {
  const { data: numbers = [] } = useQuery(smsNumbersQuery);
  const shown = numbers.filter(({ usedFor }) => usedFor.includes(use));
  if (shown.length === 0) {
    return null;
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {shown.map(({ phone, state }) => {
        if (state === 'unconfirmed') {
          return <Unconfirmed key={phone} phone={phone} />;
        }
        return state === 'confirmed' ? (
          <Callout key={phone} tone="success">
            Texts go to {phone}.
          </Callout>
        ) : (
          <Callout key={phone} tone="warning" title={`No texts go to ${phone}`}>
            Please use a mobile number of Papua New Guinea or one of its neighbours.
          </Callout>
        );
      })}
    </Stack>
  );
};
