import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InvitationLink } from '@workboard/contracts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthCard } from './auth-card.js';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { StrengthMeter } from '../../entities/account/strength-meter.js';
import { api } from '../../lib/api/api.js';
import { startSession } from '../../lib/session/session.js';
import { toast } from '../../lib/toasts/toast.js';

type Invitation = Omit<InvitationLink, 'companyId'> & { companyName: string };
interface Values {
  token: string;
  password: string;
}

const Unusable = () => (
  <AuthCard title="Invalid Invitation" text="This invitation was used, taken back or is older than 7 days.">
    <ButtonLink variant="outlined" to="/auth">
      Back to Login
    </ButtonLink>
  </AuthCard>
);

const Joined = ({ companyName }: { companyName: string }) => (
  <AuthCard title="You are in the team" text={`Your account now belongs to ${companyName}.`}>
    <ButtonLink variant="contained" to="/auth">
      Go to Login
    </ButtonLink>
  </AuthCard>
);

const Invited = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const { companyName, email, firstName, lastName, hasAccount } = invitation;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isJoined, setIsJoined] = useState(false);
  const form = useContractForm<Values, Values>({
    schema: async () => (await import('@workboard/contracts/api/auth')).acceptInvitationBody,
    defaultValues: { token, password: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  if (isJoined) {
    return <Joined companyName={companyName} />;
  }
  const accept = async (values: Values) => {
    const outcome = await api.post('/auth/accept-invitation', { body: values });
    if ('ticket' in outcome) {
      await navigate('/auth', { replace: true, state: { ticket: outcome.ticket, from: '/dashboard' } });
      return;
    }
    if ('confirmed' in outcome) {
      setIsJoined(true);
      return;
    }
    await startSession(client, outcome);
    toast.success('Welcome back!', { text: `Good to see you, ${outcome.firstName}.` });
    await navigate('/dashboard');
  };
  return (
    <AuthCard title={`Join ${companyName}`} text={`${companyName} invites you, ${firstName}, to its team.`}>
      <Form form={form} onSubmit={accept} failure={{ title: 'Error' }} aria-label="Accept the invitation">
        <div className="parts near">
          <p className="text">
            {hasAccount
              ? `There is an account for ${email}. Enter its password to join with it.`
              : `Choose a password for your account ${email}. Nobody else knows it.`}
          </p>
          <Field
            name="password"
            label={hasAccount ? 'Password of your account' : 'Choose a password'}
            type="password"
            autoComplete={hasAccount ? 'current-password' : 'new-password'}
            hint={hasAccount ? undefined : 'At least 8 characters'}
            required
          />
          {!hasAccount && <StrengthMeter password={password} about={[companyName, email, firstName, lastName]} />}
          <SubmitRow busy="Joining..." isBusy={form.formState.isSubmitting} fullWidth>
            Join the team
          </SubmitRow>
        </div>
      </Form>
    </AuthCard>
  );
};

/** Accepts an invitation to a company's team (decision A12). Opening it uses nothing up. */
export const AcceptInvitationPage = () => {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, isError } = useQuery<Invitation>({
    queryKey: ['invitation', token],
    queryFn: () => api.post('/auth/check-invitation', { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
  if (token === '' || isError) {
    return <Unusable />;
  }
  return data ? (
    <Invited token={token} invitation={data} />
  ) : (
    <AuthCard title="Invitation">
      <Skeletons label="Loading the invitation..." count={2} height={44} />
    </AuthCard>
  );
};
