import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SmsNumber } from '@workboard/contracts';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { SmsNumbers } from './sms-numbers.js';

const phone = '7200 0001';

describe('the numbers that texts are wanted at', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('are confirmed with the code that was sent; a wrong one says so and keeps the form', async () => {
    const numbers: SmsNumber[] = [{ phone, usedFor: ['status_alerts'], state: 'unconfirmed' }];
    const sent: string[] = [];
    globalThis.fetch = ((path: string, { method, body }: RequestInit) => {
      if (method !== 'POST') {
        return Promise.resolve(Response.json(numbers));
      }
      const { code } = JSON.parse(body as string) as { code?: string };
      sent.push(`${path} ${code ?? ''}`.trim());
      if (code === undefined) {
        return Promise.resolve(Response.json({ phone, expiresAt: '2026-10-05T00:10:00.000Z' }));
      }
      if (code !== '123456') {
        return Promise.resolve(Response.json({ code: 'wrong_code', error: 'This code is not right' }, { status: 400 }));
      }
      numbers[0] = { phone, usedFor: ['status_alerts'], state: 'confirmed' };
      return Promise.resolve(Response.json(numbers[0]));
    }) as typeof fetch;
    const user = userEvent.setup();
    renderScreen(<SmsNumbers use="status_alerts" />, { user: testUser() });
    await user.click(await screen.findByRole('button', { name: 'Send Code' }));
    const code = await screen.findByLabelText(/^Code/);
    expect(screen.getByText(`We sent a code to ${phone}.`)).toBeTruthy();
    expect(document.activeElement).toBe(code);
    await user.type(code, '654321');
    await user.click(screen.getByRole('button', { name: 'Confirm Number' }));
    expect(await screen.findByText('This code is not right')).toBeTruthy();
    await user.clear(code);
    await user.type(code, '123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm Number' }));
    expect(await screen.findByText(`Texts go to ${phone}.`)).toBeTruthy();
    expect(sent).toEqual([
      '/api/sms-numbers/code',
      '/api/sms-numbers/confirm 654321',
      '/api/sms-numbers/confirm 123456',
    ]);
  });

  it('say nothing while no texts are wanted', () => {
    globalThis.fetch = () => Promise.resolve(Response.json([]));
    renderScreen(<SmsNumbers use="job_alerts" />, { user: testUser() });
    expect(document.querySelector('h2')).toBeNull();
  });
});
