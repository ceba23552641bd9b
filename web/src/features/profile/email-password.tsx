import { useWatch } from 'react-hook-form';
import { Field } from '../../components/forms/field.js';
import { useUser } from '../../lib/session/session.js';
import type { ProfileValues } from './profile-values.js';

/** Asked for with a new address: whoever finds an open session must not take the account along (decision A11). */
export const EmailPassword = () => {
  const { email } = useUser();
  const typed = useWatch<ProfileValues, 'email'>({ name: 'email' });
  if (typed.trim().toLowerCase() === email) {
    return null;
  }
  return (
    <Field
      name="currentPassword"
      label="Current password"
      type="password"
      autoComplete="current-password"
      hint="Needed to change your address. Your other devices are signed out once you confirm it."
    />
  );
};
