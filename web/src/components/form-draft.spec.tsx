import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen, testUser } from '../testing/render-screen.js';
import { Field } from './field.js';
import { Form, SubmitRow, useContractForm } from './form.js';

const SignUp = () => {
  const form = useContractForm({
    schema: async () => (await import('@workboard/contracts/api/auth')).loginBody,
    defaultValues: { email: '', password: '' },
  });
  return (
    <Form form={form} onSubmit={async () => null} draft="sign-up">
      <Field name="email" label="Email" />
      <Field name="password" label="Password" type="password" />
      <SubmitRow>Send</SubmitRow>
    </Form>
  );
};

const open = (userId = 1) => {
  cleanup();
  renderScreen(<SignUp />, { user: testUser({ id: userId }) });
  return {
    user: userEvent.setup(),
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
  };
};

const typeBoth = async () => {
  const { user, email, password } = open();
  await user.type(email, 'mary@example.test');
  await user.type(password, 'Secret#2026');
  return user;
};

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
});
