import { TestEnvironment } from 'jest-environment-node';

/** Reports with each test that failed what stood on the screens that it had open (`src/support/browser.ts`). */
export default class ScreenEnvironment extends TestEnvironment {
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') {
      return;
    }
    const screens = (await this.global.screensNow?.()) ?? [];
    if (screens.length > 0) {
      const { message } = error;
      error.message = [message, ...screens].join('\n\n');
      error.stack = error.stack.replace(message, () => error.message);
    }
  }
}
