import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthCard } from './auth-card.js';
import { Button } from '../../components/elements/button.js';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { api } from '../../lib/api/api.js';
import { beginScreen } from '../../lib/browser/navigation.js';

interface EmailValues {
  email: string;
}

const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <AuthCard title="Check Your Email">
    <div className="parts near">
      <p className="text">
        If there is an account for <strong>{email}</strong>, a link to set a new password arrives within minutes. It
        expires in 1 hour.
      </p>
      <Button variant="outlined" onClick={onAgain}>
        Try Again
      </Button>
      <ButtonLink variant="contained" to="/auth">
        Back to Login
      </ButtonLink>
    </div>
  </AuthCard>
);

/** Asks for the link that sets a new password (spec §2 "Forgot password"). */
export const ForgotPasswordPage = () => {
  const typed = useLocation().state as { email?: string } | null;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm<EmailValues, EmailValues>({
    schema: async () => (await import('@workboard/contracts/api/auth')).emailBody,
    defaultValues: { email: typed?.email ?? '' },
  });
  if (sentTo !== null) {
    return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  }
  const send = async (values: EmailValues) => {
    await api.post('/auth/forgot-password', { body: values });
    beginScreen();
    setSentTo(values.email);
  };
  return (
    <AuthCard title="Forgot Password" text="Enter your email, and we send you a link to set a new password.">
      <Form
        form={form}
        onSubmit={send}
        failure={{ title: 'Error', text: 'Failed to send reset email. Please try again.' }}
        aria-label="Forgot password"
      >
        <Field name="email" label="Email" type="email" autoComplete="email" required />
        <SubmitRow busy="Sending Reset Link..." isBusy={form.formState.isSubmitting} fullWidth>
          Send Reset Link
        </SubmitRow>
      </Form>
      <p className="ends auth-foot text-small">
        <TextLink to="/auth">Back to Login</TextLink>
      </p>
    </AuthCard>
  );
};
