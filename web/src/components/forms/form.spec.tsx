import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { emailBody } from '@workboard/contracts/api/auth';
import { ApiError } from '../../lib/api/api.js';
import { renderScreen } from '../../testing/render-screen.js';
import { Field } from './field.js';
import { useContractForm } from './contract-form.js';
import { Form } from './form.js';
import { SubmitRow } from './submit-row.js';

interface Values {
  email: string;
}

const EmailForm = ({ send }: { send: (values: Values) => Promise<unknown> }) => {
  const form = useContractForm<Values, Values>({
    schema: async () => (await import('@workboard/contracts/api/auth')).emailBody,
    defaultValues: { email: '' },
  });
  return (
    <Form form={form} onSubmit={send} aria-label="Newsletter">
      <Field name="email" label="Email" type="email" />
      <SubmitRow isBusy={form.formState.isSubmitting} busy="Sending...">
        Send
      </SubmitRow>
    </Form>
  );
};

const open = (send: (values: Values) => Promise<unknown>) => {
  renderScreen(<EmailForm send={send} />);
  return {
    user: userEvent.setup(),
    field: screen.getByLabelText('Email'),
    button: screen.getByRole('button', { name: 'Send' }),
  };
};

describe('Form', () => {
  it("says the contract's sentence at the field, focuses it, and sends nothing", async () => {
    const send = jest.fn(async () => null);
    const { user, field, button } = open(send);
    await user.type(field, 'not an address');
    await user.click(button);
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what the contract makes of the values, and only once', async () => {
    let finish: (() => void) | undefined;
    const underWay = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const send = jest.fn((_values: Values, _intent?: string) => underWay);
    const { user, field, button } = open(send);
    await user.type(field, ' Mary@Example.test {Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'mary@example.test' }, undefined));
    expect(button.textContent).toBe('Sending...');
    fireEvent.submit(screen.getByRole('form', { name: 'Newsletter' }));
    await act(async () => finish?.());
    expect(send).toHaveBeenCalledTimes(1);
    expect(button.textContent).toBe('Send');
  });

  it('judges what stood there when it was sent, not what is typed while its rules are on their way', async () => {
    let arrive: ((rules: typeof emailBody) => void) | undefined;
    const rules = new Promise<typeof emailBody>((resolve) => {
      arrive = resolve;
    });
    const send = jest.fn(async (_values: Values, _intent?: string) => null);
    const Slow = () => {
      const form = useContractForm<Values, Values>({ schema: () => rules, defaultValues: { email: '' } });
      return (
        <Form form={form} onSubmit={send}>
          <Field name="email" label="Email" />
          <SubmitRow isBusy={form.formState.isSubmitting}>Send</SubmitRow>
        </Form>
      );
    };
    const user = userEvent.setup();
    renderScreen(<Slow />);
    await user.type(screen.getByLabelText('Email'), 'mary@');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(screen.getByLabelText('Email'), 'example.test');
    await act(async () => arrive?.(emailBody));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false));
    expect(send).not.toHaveBeenCalled();
    // The complaint was about what stands there no longer.
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'mary@example.test' }, undefined));
  });

  it('neither judges nor sends what it leaves unchanged', async () => {
    const send = jest.fn(async (_values: object, _intent?: string) => null);
    const Profile = () => {
      const form = useContractForm<{ firstName: string; phone: string }, object>({
        schema: async () => (await import('@workboard/contracts/api/users')).updateUserBody,
        defaultValues: { firstName: 'Mary', phone: 'abc' },
        leaveUnchanged: ['phone'],
      });
      return (
        <Form form={form} onSubmit={send}>
          <Field name="firstName" label="First name" />
          <Field name="phone" label="Phone" type="tel" />
          <SubmitRow>Save</SubmitRow>
        </Form>
      );
    };
    const user = userEvent.setup();
    renderScreen(<Profile />);
    await user.type(screen.getByLabelText('First name'), ' Ann');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ firstName: 'Mary Ann' }, undefined));
    await user.type(screen.getByLabelText('Phone'), 'd');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a phone number, such as 7123 4567 or +675 7123 4567')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("shows the server's complaint beside its field, and any other above the buttons", async () => {
    const refusals = [
      new ApiError({
        status: 400,
        reason: 'Blocked',
        body: { details: [{ field: 'email', message: 'This address is blocked' }] },
      }),
      new ApiError({ status: 503, reason: 'Service temporarily unavailable, please try again' }),
    ];
    const { user, field, button } = open(() => Promise.reject(refusals.shift() ?? new Error('No refusal left')));
    await user.type(field, 'mary@example.test');
    await user.click(button);
    expect(await screen.findByText('This address is blocked')).toBeTruthy();
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Service temporarily unavailable, please try again');
  });

  it('that may not be sent by Enter goes on to the next control instead, and tells which button sent it', async () => {
    const send = jest.fn(async (_values: Values, _intent?: string) => null);
    const TwoWays = () => {
      const form = useContractForm<Values, Values>({
        schema: async () => (await import('@workboard/contracts/api/auth')).emailBody,
        defaultValues: { email: '' },
      });
      return (
        <Form form={form} onSubmit={send} enterMovesOn>
          <Field name="email" label="Email" />
          <Field name="notes" label="Notes" rows={2} />
          <SubmitRow
            extra={
              <button type="submit" value="draft">
                Keep
              </button>
            }
          >
            Send
          </SubmitRow>
        </Form>
      );
    };
    renderScreen(<TwoWays />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'mary@example.test{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Notes'));
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ email: 'mary@example.test' }, 'draft'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ email: 'mary@example.test' }, undefined));
  });
});
