import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { AddDialog } from './add-dialog.js';

const open = () => {
  renderScreen(<AddDialog onClose={() => undefined} />, {
    user: testUser({ role: 'employer', companyId: 1, email: 'owner@company.test' }),
  });
  const user = userEvent.setup();
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Member' });
  return { type, button };
};

describe('AddDialog', () => {
  afterEach(() => sessionStorage.clear());

  it('opens its button once everything is right, whichever password was typed first', async () => {
    const { type, button } = open();
    await type('First Name', 'Tom');
    await type('Last Name', 'Team');
    await type('Email', 'tom@company.test');
    await type('Confirm Password', 'Abcdefg1!{Tab}');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(button.disabled).toBe(true);
    await type('Password', 'Abcdefg1!');
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(screen.queryByText("Passwords don't match")).toBeNull();
  });

  it('stays shut for an address of another domain', async () => {
    const { type, button } = open();
    await type('First Name', 'Tom');
    await type('Last Name', 'Team');
    await type('Password', 'Abcdefg1!');
    await type('Confirm Password', 'Abcdefg1!');
    await type('Email', 'tom@other.test{Tab}');
    expect(await screen.findByText('Email must use the same domain as your account: @company.test')).toBeTruthy();
    expect(button.disabled).toBe(true);
  });
});
