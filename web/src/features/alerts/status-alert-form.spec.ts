import { describe, expect, it } from '@jest/globals';
import { statusAlertForm } from './status-alert-form.js';

describe('the form of status alerts', () => {
  it('lets a missing address through, because the screen says that itself', () => {
    expect(statusAlertForm.parse({ email: ' ', phone: '', isActive: true })).toEqual({
      email: '',
      phone: null,
      isActive: true,
    });
  });

  it('refuses what is no address', () => {
    const { error } = statusAlertForm.safeParse({ email: 'nope', phone: '', isActive: true });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email address']);
  });
});
