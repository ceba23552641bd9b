import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { AddDialog } from './add-dialog.js';

const open = () => {
  renderScreen(<AddDialog isOwner onClose={() => undefined} />, {
    user: testUser({ role: 'employer', companyId: 1, email: 'owner@company.test' }),
  });
  const user = userEvent.setup();
  const fill = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Member' });
  return { user, fill, button };
};

describe('AddDialog', () => {
  afterEach(() => sessionStorage.clear());

  it('opens its button once everything is right, whichever password was typed first', async () => {
    const { user, fill, button } = open();
    await fill('First Name', 'Tom');
    await fill('Last Name', 'Team');
    await fill('Email', 'tom@company.test');
    await fill('Confirm Password', 'Abcdefg1!');
    await user.tab();
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(button.disabled).toBe(true);
    await fill('Password', 'Abcdefg1!');
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(screen.queryByText("Passwords don't match")).toBeNull();
  });

  it('opens its button with the last letter, before the field is left', async () => {
    const { fill, button } = open();
    await fill('First Name', 'Tom');
    await fill('Last Name', 'Team');
    await fill('Email', 'tom@company.test');
    await fill('Password', 'Abcdefg1!');
    await fill('Confirm Password', 'Abcdefg1!');
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it('stays shut for an address of another domain', async () => {
    const { user, fill, button } = open();
    await fill('First Name', 'Tom');
    await fill('Last Name', 'Team');
    await fill('Password', 'Abcdefg1!');
    await fill('Confirm Password', 'Abcdefg1!');
    await fill('Email', 'tom@other.test');
    await user.tab();
    expect(await screen.findByText('Email must use the same domain as your account: @company.test')).toBeTruthy();
    expect(button.disabled).toBe(true);
  });
});
