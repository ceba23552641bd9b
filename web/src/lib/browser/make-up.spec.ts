import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeUpFor } from './make-up.js';

/** How many events the app stops at the root because code is still missing. */
let stops: number;
let heard: string[];

const put = <E extends HTMLElement>(html: string): E => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.querySelector('#root');
  const element = root?.firstElementChild as E;
  // What React leaves at an element that it has looked at.
  Object.assign(element, { __reactProps$test: {} });
  for (const type of ['click', 'input', 'change']) {
    root?.addEventListener(
      type,
      (event) => {
        if (stops > 0) {
          stops -= 1;
          event.stopPropagation();
        }
      },
      { capture: true },
    );
    element.addEventListener(type, () => heard.push(type));
  }
  return element;
};

describe('what was done before the app had taken over', () => {
  beforeEach(() => {
    heard = [];
  });

  it.each([0, 3])('is chosen once more until the app hears of it: %s events were stopped', async (count) => {
    stops = count;
    const select = put<HTMLSelectElement>('<select><option></option><option>contract</option></select>');
    await makeUpFor({ element: select, value: 'contract' });
    expect(select.value).toBe('contract');
    expect(heard.slice(-2)).toEqual(['input', 'change']);
  });

  it.each([0, 2])('is tapped once: %s events were stopped', async (count) => {
    stops = count;
    const button = put<HTMLButtonElement>('<button type="button" data-tapped>Save</button>');
    await makeUpFor({ element: button });
    expect(heard).toEqual(['click']);
    expect(button.dataset.tapped).toBeUndefined();
  });

  it('is not tapped where nothing may be tapped any more', async () => {
    stops = 0;
    const button = put<HTMLButtonElement>('<button type="button" data-tapped disabled>Save</button>');
    await makeUpFor({ element: button });
    expect(heard).toEqual([]);
  });
});
