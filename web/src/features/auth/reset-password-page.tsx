import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthCard } from './auth-card.js';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { ButtonLink } from '../../components/elements/link.js';
import { StrengthMeter } from '../../entities/account/strength-meter.js';
import { api } from '../../lib/api/api.js';
import { beginScreen } from '../../lib/browser/navigation.js';

interface ResetValues {
  token: string;
  password: string;
  confirmation: string;
}

const loginDelayMs = 3000;
const unusable = { used: 'This link was used already.', expired: 'This link is older than an hour.' } as const;

const Unusable = ({ text }: { text: string }) => (
  <AuthCard title="Invalid Reset Link" text={text}>
    <div className="parts near">
      <ButtonLink variant="contained" to="/forgot-password">
        Request New Link
      </ButtonLink>
      <ButtonLink variant="outlined" to="/auth">
        Back to Login
      </ButtonLink>
    </div>
  </AuthCard>
);

const Done = ({ mustVerify }: { mustVerify: boolean }) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!mustVerify) {
      return undefined;
    }
    const timer = setTimeout(() => void navigate('/auth'), loginDelayMs);
    return () => clearTimeout(timer);
  }, [mustVerify, navigate]);
  return (
    <AuthCard title="Password Reset Successful">
      <div className="parts near">
        <p className="text">
          {mustVerify
            ? 'Your new password is set. Please check your email to verify your account before logging in.'
            : 'Your new password is set. You can sign in with it now.'}
        </p>
        <ButtonLink variant="contained" to="/auth">
          Go to Login
        </ButtonLink>
      </div>
    </AuthCard>
  );
};

/** Sets a new password with the token of the mailed link (spec §2 "Reset password"). */
export const ResetPasswordPage = () => {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<{ verificationRequired: boolean } | null>(null);
  const form = useContractForm<ResetValues, ResetValues>({
    schema: async () => (await import('./reset-schema.js')).resetSchema,
    defaultValues: { token, password: '', confirmation: '' },
  });
  const { data: facts } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => api.post('/auth/check-link', { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
  if (outcome) {
    return <Done mustVerify={outcome.verificationRequired} />;
  }
  if (token === '') {
    return <Unusable text="This link is not complete or was used already." />;
  }
  if (facts?.spent) {
    return <Unusable text={unusable[facts.spent]} />;
  }
  const reset = async ({ password }: ResetValues) => {
    const answer = await api.post('/auth/reset-password', { body: { token, password } });
    beginScreen();
    setOutcome(answer);
  };
  return (
    <AuthCard title="Reset Password" text="Choose a new password for your account.">
      <Form
        form={form}
        onSubmit={reset}
        failure={{ title: 'Error', text: 'Failed to reset password. Please try again.' }}
        aria-label="Reset password"
      >
        <Field
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters"
          required
        />
        <StrengthMeter password={form.watch('password')} />
        <Field name="confirmation" label="Confirm password" type="password" autoComplete="new-password" required />
        <SubmitRow busy="Resetting Password..." isBusy={form.formState.isSubmitting} fullWidth>
          Reset Password
        </SubmitRow>
      </Form>
    </AuthCard>
  );
};
