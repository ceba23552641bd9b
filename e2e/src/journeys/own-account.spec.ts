import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { newPerson, password, superAdmin, unique } from '../support/people.js';
import { heading, settle, signInAt, toast, told } from '../support/screens.js';
import { appCode } from '../support/totp.js';
import type { Client } from '../support/client.js';

describe('the owner of an account', () => {
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let person: Client;
  let email: string;
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await newVisitor(browser);
    page = visitor.page;
    person = await newPerson(await superAdmin(), { role: 'job_seeker' });
    email = person.user?.email ?? '';
    await signInAt(page, email);
  }, 60_000);
  afterAll(() => browser?.close());

  const sound = async (name: string): Promise<void> => {
    const audit = new Audit();
    await settle(page);
    await audit.screen(page, name);
    expect(audit.findings).toEqual([]);
  };
  const signOut = async (): Promise<void> => {
    await visitor.context.request.post('/api/auth/logout');
  };
  /** Signs in as far as the question for the code. */
  const enterPassword = async (): Promise<void> => {
    await page.goto('/auth');
    await page.getByLabel(/^Email/).fill(email);
    await page.locator('input[name="password"]').fill(password);
    await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign In', exact: true }).click();
    await heading(page, 'Two-step sign-in');
  };

  it('turns on two-step sign-in and keeps the recovery codes', async () => {
    await page.goto('/profile/security');
    await sound('security');
    await page.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="currentPassword"]').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
    await sound('two-step sign-in, the app');
    secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await dialog.locator('input[name="code"]').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('This code is not right, or was used already').waitFor();
    await dialog.locator('input[name="code"]').fill(appCode(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await list.first().waitFor();
    recoveryCodes = await list.allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    await sound('two-step sign-in, recovery codes');
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
    await mailTo(email, /^Two-step sign-in is on/);
  }, 60_000);

  it('signs in with the code of the app, then with a recovery code', async () => {
    await signOut();
    await enterPassword();
    await sound('sign-in, the code');
    // The next code: the one of this half minute was used to turn it on.
    await page.locator('input[name="code"]').fill(appCode(secret, 1));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await told(page, 'Logged in as Mere');
    await signOut();
    await enterPassword();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await told(page, 'Logged in as Mere');
    await mailTo(email, /^A recovery code was used/);
  }, 60_000);

  it('turns it off again', async () => {
    await page.goto('/profile/security');
    await page.getByText('9 recovery codes are left.').waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="currentPassword"]').fill(password);
    await dialog.locator('input[name="code"]').fill(recoveryCodes[1] ?? '');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await told(page, 'Two-step sign-in is off');
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
  }, 60_000);

  it('downloads everything that is held about them', async () => {
    await page.getByRole('button', { name: 'Prepare a download' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="currentPassword"]').fill(password);
    await dialog.getByRole('button', { name: 'Prepare the download' }).click();
    await told(page, 'Your download is being prepared');
    const link = page.getByRole('link', { name: /^Download, asked for/ });
    await link.waitFor();
    const href = (await link.getAttribute('href')) ?? '';
    const file = await visitor.context.request.get(href);
    expect(file.headers()['content-type']).toBe('application/zip');
    expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
    await mailTo(email, /data is ready to download$/);
  }, 60_000);

  it('moves the account to another address, and takes it back', async () => {
    const moved = `moved${unique()}@people.test`;
    const asked = await visitor.context.request.put(`/api/users/${person.user?.id}`, {
      data: { email: moved, currentPassword: password },
    });
    expect(asked.status()).toBe(200);
    await page.goto(linkIn(await mailTo(moved, /^Confirm your new/)).href);
    await heading(page, 'Use this address?');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await toast(page, 'Email verified successfully!');
    await page.goto(linkIn(await mailTo(email, /e-mail address of your .* was changed$/)).href);
    await heading(page, 'Take the change back?');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await toast(page, 'Your address is back');
    const { href } = linkIn(await mailTo(email, /^Reset your/));
    await page.goto(href);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('input[name="confirmation"]').fill(password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await heading(page, 'Password Reset Successful');
  }, 60_000);

  it('has the account deleted, and keeps it after all', async () => {
    await signInAt(page, email);
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="currentPassword"]').fill(password);
    await sound('deleting the account');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await told(page, 'You are signed out');
    await mailTo(email, /will be deleted$/);
    await signInAt(page, email);
    await page.getByRole('button', { name: 'Keep my account' }).waitFor();
    await sound('an account about to be deleted');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await toast(page, 'Your account stays');
    await page.getByRole('button', { name: 'Keep my account' }).waitFor({ state: 'detached' });
  }, 60_000);

  it('meets nothing else that fails', () => {
    const expected = / answered 40[01]$/;
    expect(visitor.faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });
});
