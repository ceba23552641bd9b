import { Field } from './field.js';

/** Asks for the signed-in person's password again, before something that nobody else at this device may do. */
export const OwnPassword = ({ label = 'Your password', hint }: { label?: string; hint?: string }) => (
  <Field name="currentPassword" label={label} type="password" autoComplete="current-password" hint={hint} required />
);
