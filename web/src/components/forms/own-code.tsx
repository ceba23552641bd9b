import { Field } from './field.js';

/** Asks for a code of the second factor, beside the password. */
export const OwnCode = () => (
  <Field
    name="code"
    label="Code"
    autoComplete="one-time-code"
    hint="The 6 digits of your app, or a recovery code."
    required
  />
);
