import type { Register } from '@workboard/contracts';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { Field, FieldRow } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { StrengthMeter } from '../../entities/account/strength-meter.js';
import { api } from '../../lib/api/api.js';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.js';
import { jobBehind, wishIn } from '../../lib/session/sign-in.js';
import { rememberAsking } from '../../lib/session/somebody-there.js';
import { toast } from '../../lib/toasts/toast.js';
import { RoleChoice } from './role-choice.js';
import { useWelcome } from './use-welcome.js';

export interface RegisterValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: string;
  returnTo?: string;
}

interface RegisterFormProps {
  /** The role of the address, if any. */
  role: string | null;
  /** What was typed before, to be corrected. */
  typed: Partial<RegisterValues>;
  onVerify: (email: string, typed: Partial<RegisterValues>) => void;
}

/** Opens an account, which exists once the mailed link was used (decision A1). */
export const RegisterForm = ({ role, typed, onVerify }: RegisterFormProps) => {
  const location = useLocation();
  const wish = wishIn(location);
  const form = useContractForm<RegisterValues, Register>({
    schema: async () => (await import('@workboard/contracts/api/auth')).registerBody,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      role: role === 'employer' ? 'employer' : 'job_seeker',
      returnTo: wish === null ? jobBehind(location) : `/jobs/${wish}`,
      ...typed,
    },
  });
  const [password, ...about] = useWatch({
    control: form.control,
    name: ['password', 'firstName', 'lastName', 'email'],
  });
  const welcome = useWelcome();
  const key = useIdempotencyKey();

  const register = async (values: Register) => {
    const answer = await api.post('/auth/register', { body: values, idempotencyKey: key.value });
    key.renew();
    rememberAsking(values.email, wish);
    if (!('verificationRequired' in answer)) {
      await welcome(answer);
      return;
    }
    toast.success('Account created!', { text: 'Please check your email to verify your account before logging in.' });
    const { firstName, lastName, email, role: chosen } = values;
    onVerify(answer.email, { firstName, lastName, email, role: chosen });
  };

  return (
    <Form
      form={form}
      onSubmit={register}
      failure={{ title: 'Registration failed', inPlace: true }}
      aria-label="Register"
    >
      <RoleChoice />
      <FieldRow>
        <Field name="firstName" label="First name" autoComplete="given-name" required />
        <Field name="lastName" label="Last name" autoComplete="family-name" required />
      </FieldRow>
      <Field name="email" label="Email" type="email" autoComplete="email" required />
      <Field
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        required
      />
      <StrengthMeter password={password} about={about} />
      <SubmitRow busy="Creating account..." isBusy={form.formState.isSubmitting} fullWidth>
        Create Account
      </SubmitRow>
    </Form>
  );
};
