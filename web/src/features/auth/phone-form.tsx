import { useState } from 'react';
import { Button } from '../../components/elements/button.js';
import { Callout } from '../../components/feedback/callout.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Field } from '../../components/forms/field.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { api, isRefused } from '../../lib/api/api.js';
import { toast } from '../../lib/toasts/toast.js';
import { SharedDeviceField } from './shared-device-field.js';
import { useWelcome } from './use-welcome.js';

interface PhoneFormProps {
  /** The number proved itself, and the account asks for another code, too (decision A15). */
  onTicket: (ticket: string, sharedDevice?: boolean) => void;
  /** Back to e-mail and password. */
  onBack: () => void;
}
interface CodeValues {
  phone: string;
  code: string;
  sharedDevice?: boolean | undefined;
}

const AskForCode = ({ onSent }: { onSent: (phone: string) => void }) => {
  const form = useContractForm<{ phone: string }, { phone: string }>({
    schema: async () => (await import('@workboard/contracts/api/phone-sign-in')).phoneBody,
    defaultValues: { phone: '' },
  });
  const send = async (body: { phone: string }) => {
    await api.post('/auth/phone/code', { body });
    onSent(body.phone);
  };
  return (
    <Form form={form} onSubmit={send} failure={{ title: 'No code was sent', inPlace: true }} aria-label="Your number">
      <Field
        name="phone"
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="We send a code there by SMS. Receiving it is free."
        required
      />
      <SubmitRow busy="Sending..." isBusy={form.formState.isSubmitting} fullWidth>
        Send Code
      </SubmitRow>
    </Form>
  );
};

const EnterCode = ({
  phone,
  onTicket,
  onOther,
}: { phone: string; onOther: () => void } & Pick<PhoneFormProps, 'onTicket'>) => {
  const form = useContractForm<CodeValues, CodeValues>({
    schema: async () => (await import('@workboard/contracts/api/phone-sign-in')).phoneSignInBody,
    defaultValues: { phone, code: '', sharedDevice: false },
  });
  const welcome = useWelcome();
  const [isUnknown, setIsUnknown] = useState(false);
  const [isDisowning, setIsDisowning] = useState(false);

  const signIn = async ({ sharedDevice, ...body }: CodeValues) => {
    setIsUnknown(false);
    try {
      if (isDisowning) {
        await api.post('/auth/phone/disown', { body });
        toast.success('Done', { text: `${phone} signs in to nobody's account now, and gets no texts from us.` });
        onOther();
        return;
      }
      const answer = await api.post('/auth/phone/sign-in', { body: { ...body, sharedDevice } });
      await ('ticket' in answer ? onTicket(answer.ticket, sharedDevice) : welcome(answer, { sharedDevice }));
    } catch (error) {
      if (!isRefused(error, 'phone_unknown')) {
        throw error;
      }
      setIsUnknown(true);
    }
  };

  return (
    <Form form={form} onSubmit={signIn} failure={{ title: 'Login failed', inPlace: true }} aria-label="Your code">
      <p className="text as-typed">
        We sent 6 digits to <strong>{phone}</strong>. They are good for 10 minutes. If you once answered STOP to our
        texts, send START first.
      </p>
      {isUnknown && (
        <Callout tone="warning" title="This number signs in to no account yet">
          Sign in with your email, then add the number under Profile, Security. No account? Register first.
        </Callout>
      )}
      {isDisowning && (
        <Callout tone="info" title="The number was somebody else's?">
          Enter the code: after that the number opens nobody's account any more, and the texts meant for them end.
        </Callout>
      )}
      <Field name="code" label="Code" autoComplete="one-time-code" inputMode="numeric" required />
      {!isDisowning && <SharedDeviceField />}
      <SubmitRow
        busy={isDisowning ? 'Freeing the number...' : 'Signing in...'}
        isBusy={form.formState.isSubmitting}
        fullWidth
      >
        {isDisowning ? 'Free This Number' : 'Sign In'}
      </SubmitRow>
      <div className="ends">
        <Button onClick={onOther}>Another number or code</Button>
        <Button onClick={() => setIsDisowning(!isDisowning)}>
          {isDisowning ? 'It is my account' : 'This account is not mine'}
        </Button>
      </div>
    </Form>
  );
};

/** Signing in with a code to one's phone, where it is offered (decision A24). */
export const PhoneForm = ({ onTicket, onBack }: PhoneFormProps) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="parts near">
      {sentTo === null ? (
        <AskForCode onSent={setSentTo} />
      ) : (
        <EnterCode phone={sentTo} onTicket={onTicket} onOther={() => setSentTo(null)} />
      )}
      <Button onClick={onBack}>Use email and password</Button>
    </div>
  );
};
