import { useState } from 'react';
import { Button } from '../../components/elements/button.js';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { api, isRefused } from '../../lib/api/api.js';
import { toast } from '../../lib/toasts/toast.js';
import { useWelcome } from './use-welcome.js';

interface Values {
  ticket: string;
  code: string;
  sharedDevice?: boolean | undefined;
}
interface SecondFactorFormProps {
  /** What the right password was answered with. */
  ticket: string;
  /** What was ticked in the first step (decision P90). */
  sharedDevice?: boolean | undefined;
  /** Begins signing in anew. */
  onBack: () => void;
}

/** The second step of signing in: the code of the app, or a recovery code (decision A15). */
export const SecondFactorForm = ({ ticket, sharedDevice, onBack }: SecondFactorFormProps) => {
  const [isRecovering, setIsRecovering] = useState(false);
  const form = useContractForm<Values, Values>({
    schema: async () => (await import('@workboard/contracts/api/second-factor')).secondFactorBody,
    defaultValues: { ticket, code: '', sharedDevice },
  });
  const welcome = useWelcome();

  const signIn = async (values: Values) => {
    try {
      await welcome(await api.post('/auth/second-factor', { body: values }), values);
    } catch (error) {
      if (!isRefused(error, 'ticket_expired')) {
        throw error;
      }
      toast.error('Login failed', { text: error.reason });
      onBack();
    }
  };
  const switchKind = () => {
    form.reset({ ticket, code: '', sharedDevice });
    setIsRecovering(!isRecovering);
  };

  return (
    <Form form={form} onSubmit={signIn} aria-label="Two-step sign-in">
      {isRecovering ? (
        <Field
          key="recovery"
          name="code"
          label="Recovery code"
          autoComplete="off"
          hint="One of the ten codes that you kept. Each works once."
          required
        />
      ) : (
        <Field
          key="app"
          name="code"
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          hint="The 6 digits that your authenticator app shows now."
          required
        />
      )}
      <SubmitRow busy="Signing in..." isBusy={form.formState.isSubmitting} fullWidth>
        Sign In
      </SubmitRow>
      <div className="ends">
        <Button onClick={switchKind}>{isRecovering ? 'Use the app instead' : 'Use a recovery code'}</Button>
        <Button onClick={onBack}>Back to sign in</Button>
      </div>
      <p className="text-small quiet">
        No phone and no codes? Write to us from the address of your account: we check that it is you and turn the second
        step off.
      </p>
    </Form>
  );
};
