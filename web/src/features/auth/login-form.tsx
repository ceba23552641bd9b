import type { User } from '@workboard/contracts';
import { Field } from '../../components/field.js';
import { Form, SubmitRow, useContractForm } from '../../components/form.js';
import { api, ApiError } from '../../lib/api.js';
import { toast } from '../../lib/toast.js';
import { useWelcome } from './use-welcome.js';

interface LoginValues {
  email: string;
  password: string;
}

/** E-mail and password. An account whose address is not verified is led to the panel that says so (decision A6). */
export const LoginForm = ({ onUnverified }: { onUnverified: (email: string) => void }) => {
  const form = useContractForm<LoginValues, LoginValues>({
    schema: async () => (await import('@workboard/contracts/api/auth')).loginBody,
    defaultValues: { email: '', password: '' },
  });
  const welcome = useWelcome();

  const signIn = async (values: LoginValues) => {
    try {
      await welcome(await api.post<User>('/api/auth/login', values));
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
    <Form form={form} onSubmit={signIn} failure={{ title: 'Login failed' }} aria-label="Sign in">
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <Field name="password" label="Password" type="password" autoComplete="current-password" required />
      <SubmitRow busy="Signing in..." isBusy={form.formState.isSubmitting} fullWidth>
        Sign In
      </SubmitRow>
    </Form>
  );
};
