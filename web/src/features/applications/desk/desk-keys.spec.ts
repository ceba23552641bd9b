import { afterEach, describe, expect, it } from '@jest/globals';
import { actOf } from './desk-keys.js';

const press = (key: string, changes: Partial<Parameters<typeof actOf>[0]> = {}) =>
  actOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    isComposing: false,
    target: document.body,
    ...changes,
  });

const place = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

describe('keys of the workspace', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('goes on, decides and helps', () => {
    expect(press('j')).toEqual({ kind: 'next' });
    expect(press('J')).toEqual({ kind: 'next' });
    expect(press('ArrowUp')).toEqual({ kind: 'previous' });
    expect(press('2')).toEqual({ kind: 'status', status: 'reviewed' });
    expect(press('6')).toEqual({ kind: 'status', status: 'rejected' });
    expect(press('x')).toEqual({ kind: 'tick' });
    expect(press('X')).toEqual({ kind: 'range' });
    expect(press('?')).toEqual({ kind: 'help' });
    expect(press('7')).toBeNull();
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<div contenteditable></div>'])(
    'does nothing while somebody types in %s',
    (html) => {
      const target = place(html);
      expect([press('j', { target }), press('1', { target }), press('ArrowDown', { target })]).toEqual([
        null,
        null,
        null,
      ]);
    },
  );

  it('works on a tick box', () => {
    expect(press('j', { target: place('<input type="checkbox">') })).toEqual({ kind: 'next' });
  });

  it('leaves arrows to what moves by them', () => {
    expect(press('ArrowDown', { target: place('<div data-scrolls tabindex="0"></div>') })).toBeNull();
    expect(press('j', { target: place('<div data-scrolls tabindex="0"></div>') })).toEqual({ kind: 'next' });
  });

  it('does nothing in or behind a dialog, and nothing that is meant for the browser', () => {
    place('<div class="MuiModal-root"></div>');
    expect(press('j')).toBeNull();
    place('<p></p>');
    expect(press('j', { ctrlKey: true })).toBeNull();
    expect(press('j', { metaKey: true })).toBeNull();
    expect(press('j', { altKey: true })).toBeNull();
  });
});
