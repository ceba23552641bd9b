import { Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ConfirmSmsNumber, SmsCodeSent, SmsNumber } from '@workboard/contracts';
import { useState } from 'react';
import { Callout } from '../../components/callout.js';
import { Field } from '../../components/field.js';
import { Form, SubmitRow, useContractForm } from '../../components/form.js';
import { Section } from '../../components/section.js';
import { api } from '../../lib/api.js';
import { useAction } from '../../lib/use-action.js';

export const smsNumbersKey = ['/api/sms-numbers'];

const CodeForm = ({ phone, onAgain, isBusy }: { phone: string; onAgain: () => void; isBusy: boolean }) => {
  const form = useContractForm<{ phone: string; code: string }, ConfirmSmsNumber>({
    schema: async () => (await import('@workboard/contracts/api/sms')).confirmSmsNumberBody,
    defaultValues: { phone, code: '' },
  });
  const confirm = useAction<ConfirmSmsNumber, SmsNumber>({
    run: (body) => api.post('/api/sms-numbers/confirm', body),
    refresh: [smsNumbersKey],
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

const Unconfirmed = ({ phone }: { phone: string }) => {
  const [isSent, setIsSent] = useState(false);
  const send = useAction<void, SmsCodeSent>({
    run: () => api.post('/api/sms-numbers/code', { phone }),
    success: { title: 'Code sent', text: `Look at the messages of ${phone}` },
    failure: { title: 'No code was sent' },
    onSuccess: () => setIsSent(true),
  });
  return (
    <Section card title="Confirm your number">
      <Stack sx={{ gap: 2 }}>
        <Box>Texts go to {phone} once you enter the code that we send there.</Box>
        {isSent ? (
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
  const { data: numbers = [] } = useQuery<SmsNumber[]>({ queryKey: smsNumbersKey });
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
