import type { Job } from '@workboard/contracts';
import type { Locator, Page } from 'playwright-core';
import { linkIn, mailTo } from './mailbox.js';
import { password } from './people.js';
import { heading, toast } from './screens.js';

const answers = [
  ['Phone number', '7123 4567'],
  ['Location', 'Lae, Morobe'],
  ['Bio', 'I kept the books of a ward for three years.'],
  ['Work experience', 'Ward clerk, Angau Hospital, 2021-2024'],
  ['Education', 'Grade 12, Lae Secondary, 2020'],
] as const;

/**
 * From a link to a job that a friend sent to a sent application: a new account, no CV file, on a phone. Each press counts as
 * a tap; a field that has the focus already needs none, and neither do the keyboard's own keys.
 */
export class Road {
  taps = 0;

  constructor(
    private readonly page: Page,
    private readonly job: Job,
    private readonly email: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`/jobs/${this.job.id}`, { waitUntil: 'commit' });
    await heading(this.page, this.job.title);
  }

  async askToRegister(): Promise<void> {
    await this.tap(this.page.getByRole('link', { name: 'Sign in to Apply' }));
    await this.page.getByText('To apply for').waitFor();
    await this.page.getByText(this.job.title).waitFor();
    await this.tap(this.page.getByRole('link', { name: 'Register', exact: true }));
    await heading(this.page, 'Create your account');
    // Whoever listens hears where they are.
    await this.page.getByRole('heading', { name: 'Create your account' }).and(this.page.locator(':focus')).waitFor();
    await this.page.getByText(this.job.title).waitFor();
  }

  async register(): Promise<void> {
    await this.tap(this.page.getByLabel(/^First name/));
    for (const words of ['Kila', 'Mere', this.email]) {
      await this.page.keyboard.type(words);
      // The keyboard's own key leads on.
      await this.page.keyboard.press('Tab');
    }
    await this.page.keyboard.type(password);
    await this.tap(this.button('Create Account'));
    await heading(this.page, 'Verification Required');
    await this.page.getByText(this.job.title).waitFor();
  }

  /** Waits for the mail, which is not the road's own time. */
  async readMail(): Promise<URL> {
    return linkIn(await mailTo(this.email, /verify your email/i));
  }

  /** Takes the mail's link, at the address where the page came from. */
  async confirm(link: URL): Promise<void> {
    this.taps++;
    await this.page.goto(`${link.pathname}${link.search}`, { waitUntil: 'commit' });
    await this.page.getByRole('dialog', { name: `Apply for ${this.job.title}` }).waitFor();
  }

  async answerWhatIsMissing(): Promise<void> {
    for (const [label, words] of answers) {
      const answer = this.page
        .getByRole('dialog')
        .getByRole('group', { name: /\?$/ })
        .getByRole('textbox', { name: label, exact: true });
      await answer.and(this.page.locator(':focus')).waitFor();
      await this.page.keyboard.type(words);
      await this.tap(this.button('Save and Go On'));
    }
    await this.page.getByText('Question 6 of 6').waitFor();
    await this.page
      .getByText(/^Your CV: a PDF file/)
      .and(this.page.locator(':focus'))
      .waitFor();
  }

  async makeCv(): Promise<void> {
    await this.tap(this.button('Make My CV'));
    await toast(this.page, 'Your CV is ready');
    await this.page
      .getByRole('dialog')
      .getByText(/Kila Mere CV\.pdf/)
      .waitFor();
  }

  async send(): Promise<void> {
    await this.tap(this.button('Start a Letter for Me'));
    await this.tap(this.button('Submit Application'));
    await toast(this.page, 'Application submitted!');
    await this.page.getByText(/^You applied on/).waitFor();
  }

  private async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.click();
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
