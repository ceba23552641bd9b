import { pause } from '../loading/again.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A tap on a button or a link, or what was chosen, ticked or typed in a control. */
export type EarlyAct = { element: HTMLElement; value?: never } | { element: Control; value: string | boolean };

/** The app has taken over this part of the page. */
const isTaken = (element: HTMLElement): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Sets a value so that React sees a change, whatever it has read in the control before. */
const write = (control: Control, value: string): void => {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value');
  control.value = '';
  native?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

const named = ['id', 'name', 'title', 'aria-label'] as const;

/** The element, or the one that stands in its place once React has made that part anew. */
const present = <E extends HTMLElement>(element: E): E | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<E>(`#root ${element.localName}`)].find(
        (other) =>
          other.textContent === element.textContent &&
          named.every((name) => other.getAttribute(name) === element.getAttribute(name)),
      );

/** How long a part may be on its way, in steps of 50 ms. */
const mostSteps = 600;

/** Whether the app hears of an act: where code is still missing it stops an event at the root, though it has looked at the element. */
const isHeard = (element: HTMLElement, type: string, act: () => void): boolean => {
  let wasHeard = false;
  const hear = () => {
    wasHeard = true;
  };
  element.addEventListener(type, hear);
  act();
  element.removeEventListener(type, hear);
  return wasHeard;
};

/** Does it once the app has taken over there. @param act whether it is done, or senseless by now */
const whenTaken = async <E extends HTMLElement>(element: E, act: (found: E) => boolean): Promise<void> => {
  for (let step = 0; step < mostSteps; step += 1) {
    const found = present(element);
    if (found && isTaken(found) && act(found)) {
      return;
    }
    await pause(50);
  }
};

const change = (control: Control, value: string | boolean): boolean => {
  if (typeof value === 'string') {
    // Who went on typing meanwhile is ahead of what was kept.
    const ahead = control instanceof HTMLSelectElement ? value : control.value || value;
    return isHeard(control, 'input', () => write(control, ahead));
  }
  if ((control as HTMLInputElement).checked !== value) {
    control.click();
  }
  return true;
};

/** Does it once more as soon as the app has taken over there. Of several taps the last one counts. */
export const makeUpFor = async ({ element, value }: EarlyAct): Promise<void> => {
  if (value !== undefined) {
    await whenTaken(element, (control) => change(control, value));
    return;
  }
  await whenTaken(element, (tapped) => {
    // Another tap counts, or nothing may be tapped there any more.
    const isOver = !('tapped' in element.dataset) || tapped.matches(':disabled');
    if (isOver || isHeard(tapped, 'click', () => tapped.click())) {
      delete element.dataset.tapped;
      return true;
    }
    return false;
  });
};
