import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { Client } from '../support/client.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { newPerson, password, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, signInAt, toast, told } from '../support/screens.js';

describe('somebody who cannot sign in', () => {
  let browser: Browser;
  let visitor: Visitor;
  let email: string;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await newVisitor(browser);
    email = (await newPerson(await superAdmin(), { role: 'job_seeker' })).user?.email ?? '';
  }, 60_000);
  afterAll(() => browser?.close());

  it('reads what is wrong with what was typed, and then that the password is', async () => {
    const { page } = visitor;
    await page.goto('/auth');
    const signIn = page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign In' });
    await page.getByLabel(/^Email/).fill('not an address');
    await signIn.click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByText('Password is required').waitFor();
    await page.getByLabel(/^Email/).fill(email);
    await page.locator('input[name="password"]').fill('wrong password');
    await signIn.click();
    const complaint = page.getByRole('alert').filter({ hasText: 'Login failed' });
    await complaint.getByText('Invalid email or password').waitFor();
  }, 60_000);

  it('has a link mailed, sets a new password with it, and signs in', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await heading(page, 'Forgot Password');
    // What was typed comes along, and what went wrong before does not.
    await poll(() => page.getByLabel(/^Email/).inputValue()).toBe(email);
    await poll(() => page.getByText('Login failed').count()).toBe(0);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await heading(page, 'Check Your Email');
    const link = linkIn(await mailTo(email, /^Reset your/)).href;
    await page.goto(link);
    await heading(page, 'Reset Password');
    const fresh = `New#${unique()}`;
    const [first, second] = [page.locator('input[name="password"]'), page.locator('input[name="confirmation"]')];
    await first.fill('short');
    await page.getByText('Password strength: Weak').waitFor();
    await second.fill('other');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Password must be at least 6 characters').waitFor();
    await first.fill(fresh);
    await page.getByText('Password strength: Strong').waitFor();
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText("Passwords don't match").waitFor();
    await second.fill(fresh);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await heading(page, 'Password Reset Successful');
    await page.goto(link);
    await page.getByText('This link was used already.').waitFor();
    await page.getByRole('link', { name: 'Request New Link' }).waitFor();
    await page.goBack();
    await signInAt(page, { email, secret: fresh });
    await told(page, 'Logged in as Mere');
    await page.waitForURL('**/dashboard');
  }, 60_000);

  it('is told when the link is not complete, and when it was used already', async () => {
    const { page } = await newVisitor(browser);
    await page.goto('/reset-password');
    await heading(page, 'Invalid Reset Link');
    await page.goto('/reset-password?token=used');
    await page.locator('input[name="password"]').fill(password);
    await page.locator('input[name="confirmation"]').fill(password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('status').getByText('Error', { exact: true }).waitFor();
    await page.goto('/dashboard?auth_token=used');
    await toast(page, 'Authentication failed');
    await page.waitForURL('**/auth');
  }, 60_000);

  it('registers on a job, corrects the address, comes back to the job in another browser, and taps the link twice', async () => {
    const [{ page }, phone] = [await newVisitor(browser), await newVisitor(browser)];
    const [job] = await new Client().must<{ id: number }[]>('GET', '/api/jobs?limit=1');
    await page.goto(`/jobs/${job?.id}`);
    await page.getByRole('link', { name: 'Sign in to Apply' }).click();
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    const address = `meri${unique()}@people.test`;
    await page.getByLabel(/^First name/).fill('Meri');
    await page.getByLabel(/^Last name/).fill('Kaupa');
    await page.getByLabel(/^Email/).fill(`x${address}`);
    await page.locator('input[name="password"]').fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await heading(page, 'Verification Required');
    await page.getByRole('button', { name: 'Correct the address' }).click();
    await poll(() => page.getByLabel(/^First name/).inputValue()).toBe('Meri');
    await page.getByLabel(/^Email/).fill(address);
    await page.locator('input[name="password"]').fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText(address).waitFor();

    const link = linkIn(await mailTo(address, /verify/i)).href;
    await phone.page.goto(link);
    await phone.page.waitForURL(`**/jobs/${job?.id}`);
    await told(phone.page, 'Email verified successfully!');
    await phone.page.getByRole('dialog', { name: /^Apply for / }).waitFor();
    await phone.page.goto(link);
    await toast(phone.page, 'Your address is already confirmed.');
    await phone.page.waitForURL(`**/jobs/${job?.id}`);
    await page.goto(link);
    await toast(page, 'Your address is already confirmed.');
    await signInAt(page, address);
    await page.waitForURL(`**/jobs/${job?.id}`);
    expect(phone.faults).toEqual([]);
  }, 60_000);

  it('says by the password which registration of the address is meant', async () => {
    const [{ page }, stranger] = [await newVisitor(browser), new Client()];
    const address = `twice${unique()}@people.test`;
    const form = { email: address, password, firstName: 'Meri', lastName: 'Kila' };
    await stranger.must('POST', '/api/auth/register', { body: form });
    const link = linkIn(await mailTo(address, /verify/i)).href;
    await stranger.must('POST', '/api/auth/register', { body: { ...form, password: 'Strangers#1', firstName: 'Eve' } });
    await page.goto(link);
    await heading(page, 'Which registration is yours?');
    await page.getByLabel('Password').fill('neither of them');
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await page.getByText('No registration of this address has that password.').waitFor();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await toast(page, 'Email verified successfully!');
    expect(
      await stranger.send('POST', '/api/auth/login', { body: { ...form, password: 'Strangers#1' } }),
    ).toMatchObject({
      status: 401,
    });
  }, 60_000);

  it('meets nothing else that fails', () => {
    expect(visitor.faults.filter((fault) => !fault.includes('/api/auth/login answered 401'))).toEqual([]);
  });
});
