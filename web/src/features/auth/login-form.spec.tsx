import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.js';
import { LoginForm } from './login-form.js';

describe('LoginForm', () => {
  it('says what went wrong above its button, and no message lies over another screen', async () => {
    const user = userEvent.setup();
    renderScreen(<LoginForm onUnverified={() => undefined} onTicket={() => undefined} />);
    await user.type(screen.getByLabelText('Email'), 'mary@example.test');
    await user.type(screen.getByLabelText('Password'), 'Workboard#2026');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const complaint = await screen.findByRole('alert');
    expect(complaint.textContent).toMatch(/^Login failed/);
    const button = screen.getByRole('button', { name: 'Sign In' });
    expect(complaint.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull();
  });

  it('says what became of the call when it cannot reach the server', async () => {
    const user = userEvent.setup();
    renderScreen(<LoginForm onUnverified={() => undefined} onTicket={() => undefined} />);
    await user.type(screen.getByLabelText('Email'), 'mary@example.test');
    await user.type(screen.getByLabelText('Password'), 'Workboard#2026');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByText(/^Network: ./)).toBeTruthy();
  });
});
