import { pause } from '../loading/again.js';

/** What somebody chose or typed, and whether a box is ticked; by control. */
export type EarlyChanges = Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string | boolean>;
type Control = EarlyChanges extends Map<infer Key, unknown> ? Key : never;

const isTaken = (control: Control): boolean => Object.keys(control).some((key) => key.startsWith('__reactProps'));

/** Sets a value so that React sees a change, whatever it has read in the control before. */
const write = (control: Control, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value') ?? {};
  control.value = '';
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Does once more what was chosen, ticked or typed before the app was there, each where the app has taken over. */
export const makeUpForChanges = async (changes: EarlyChanges): Promise<void> => {
  for (const [control, value] of changes) {
    while (control.isConnected && !isTaken(control)) {
      await pause(50);
    }
    if (typeof value === 'string') {
      // Who went on typing meanwhile is ahead of what was kept.
      write(control, control instanceof HTMLSelectElement ? value : control.value || value);
    } else if ((control as HTMLInputElement).checked !== value) {
      control.click();
    }
  }
};
