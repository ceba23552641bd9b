import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { Field } from './field.js';
import { useContractForm } from './contract-form.js';
import { Form } from './form.js';
import { SubmitRow } from './submit-row.js';

const SignUp = ({ onSubmit = async () => null }: { onSubmit?: () => Promise<unknown> }) => {
  const form = useContractForm({
    schema: async () => (await import('@workboard/contracts/api/auth')).loginBody,
    defaultValues: { email: '', password: '' },
  });
  return (
    <Form form={form} onSubmit={onSubmit} draft="sign-up">
      <Field name="email" label="Email" />
      <Field name="password" label="Password" type="password" />
      <SubmitRow>Send</SubmitRow>
    </Form>
  );
};

/** Success opens the form anew, for the next one. */
const SignUpAgain = () => {
  const [round, setRound] = useState(0);
  return <SignUp key={round} onSubmit={async () => setRound(round + 1)} />;
};

/** A record that is edited; there is nothing to save until it differs. */
const EditRecord = () => {
  const record = { email: 'old@example.test', password: '' };
  const form = useContractForm({
    schema: async () => (await import('@workboard/contracts/api/auth')).loginBody,
    defaultValues: record,
    values: record,
  });
  const { isDirty } = form.formState;
  return (
    <Form form={form} onSubmit={async () => null} draft="record">
      <Field name="email" label="Email" />
      <Field name="password" label="Password" type="password" />
      <SubmitRow disabled={!isDirty}>Send</SubmitRow>
    </Form>
  );
};

const open = (userId = 1, form = <SignUp />) => {
  cleanup();
  renderScreen(form, { user: testUser({ id: userId }) });
  return {
    user: userEvent.setup(),
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
  };
};

const typeBoth = async (form = <SignUp />) => {
  const { user, email, password } = open(1, form);
  await user.type(email, 'mary@example.test');
  await user.type(password, 'Secret#2026');
  return user;
};

const refuse = () => Promise.reject(new ApiError({ status: 409, reason: 'Not now' }));

describe('useDraft', () => {
  afterEach(() => sessionStorage.clear());

  it('brings back what was typed, without passwords, and says so', async () => {
    await typeBoth();
    const { email, password } = open();
    expect(await screen.findByText(/What you typed before is back/)).toBeTruthy();
    expect(email.value).toBe('mary@example.test');
    expect(password.value).toBe('');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Secret');
  });

  it('can be sent as it is when it comes back over a record', async () => {
    await typeBoth(<EditRecord />);
    expect(open(1, <EditRecord />).email.value).toBe('old@example.testmary@example.test');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  });

  it('keeps drafts apart by person', async () => {
    await typeBoth();
    expect(open(2).email.value).toBe('');
  });

  it('goes back to the first values when the draft is discarded', async () => {
    await typeBoth();
    const { user, email } = open();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(email.value).toBe('');
    expect(open().email.value).toBe('');
  });

  it('forgets what was sent', async () => {
    const user = await typeBoth();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('begins empty when success opens the form anew', async () => {
    const user = await typeBoth(<SignUpAgain />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(''));
  });

  it('keeps what was refused', async () => {
    const user = await typeBoth(<SignUp onSubmit={refuse} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Not now');
    expect(open().email.value).toBe('mary@example.test');
  });
});
