import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { api, ApiError } from '../../lib/api/api.js';
import { toast } from '../../lib/toasts/toast.js';
import { SharedDeviceField } from './shared-device-field.js';
import { useWelcome } from './use-welcome.js';

interface LoginValues {
  email: string;
  password: string;
  sharedDevice?: boolean | undefined;
}

interface LoginFormProps {
  /** What was typed before. */
  email?: string;
  onUnverified: (email: string) => void;
  /** The password was right, and a code is needed too (decision A15). */
  onTicket: (ticket: string, sharedDevice?: boolean) => void;
}

/** E-mail and password. An account whose address is not verified is led to the panel that says so (decision A6). */
export const LoginForm = ({ email = '', onUnverified, onTicket }: LoginFormProps) => {
  const form = useContractForm<LoginValues, LoginValues>({
    schema: async () => (await import('@workboard/contracts/api/auth')).loginBody,
    defaultValues: { email, password: '', sharedDevice: false },
  });
  const welcome = useWelcome();

  const signIn = async (values: LoginValues) => {
    try {
      const answer = await api.post('/auth/login', { body: values });
      if ('ticket' in answer) {
        onTicket(answer.ticket, values.sharedDevice);
        return;
      }
      await welcome(answer, values);
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.verificationRequired !== true) {
        throw error;
      }
      toast.error('Email verification required', {
        text: 'Please check your email and click the verification link before logging in.',
      });
      onUnverified(values.email);
    }
  };

  return (
    <Form form={form} onSubmit={signIn} failure={{ title: 'Login failed', inPlace: true }} aria-label="Sign in">
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <Field name="password" label="Password" type="password" autoComplete="current-password" required />
      <SharedDeviceField />
      <SubmitRow busy="Signing in..." isBusy={form.formState.isSubmitting} fullWidth>
        Sign In
      </SubmitRow>
    </Form>
  );
};
