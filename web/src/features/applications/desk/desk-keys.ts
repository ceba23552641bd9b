import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';

/** What a key does in the workspace. */
export type DeskAct =
  | { kind: 'next' | 'previous' | 'note' | 'reject' | 'mail' | 'interview' | 'tick' | 'range' }
  | { kind: 'search' | 'undo' | 'help' | 'nextTab' | 'previousTab' }
  | { kind: 'status'; status: ApplicationStatus };

/** The keys, as the help names them (decision P42). */
export const keyHelp: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['J', 'Down'], does: 'Next applicant' },
  { keys: ['K', 'Up'], does: 'Previous applicant' },
  { keys: ['[', ']'], does: 'Tab before, tab after' },
  ...applicationStatuses.map((status, at) => ({ keys: [String(at + 1)], does: statusWords[status].employer })),
  { keys: ['R'], does: 'Reject, with the words of the mail' },
  { keys: ['I'], does: 'Interview' },
  { keys: ['E'], does: 'E-mail' },
  { keys: ['N'], does: 'Note' },
  { keys: ['X'], does: 'Choose; with Shift all from the one before' },
  { keys: ['/'], does: 'Search' },
  { keys: ['Z'], does: 'Undo the last decision' },
  { keys: ['?'], does: 'This help' },
];

const acts: Record<string, DeskAct> = {
  j: { kind: 'next' },
  k: { kind: 'previous' },
  n: { kind: 'note' },
  r: { kind: 'reject' },
  e: { kind: 'mail' },
  i: { kind: 'interview' },
  x: { kind: 'tick' },
  X: { kind: 'range' },
  z: { kind: 'undo' },
  '/': { kind: 'search' },
  '?': { kind: 'help' },
  '[': { kind: 'previousTab' },
  ']': { kind: 'nextTab' },
  ...Object.fromEntries(applicationStatuses.map((status, at) => [String(at + 1), { kind: 'status', status }])),
};

const arrows: Record<string, DeskAct> = { ArrowDown: { kind: 'next' }, ArrowUp: { kind: 'previous' } };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'> & {
  target: EventTarget | null;
};

const typing = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]';
/** What has arrow keys of its own: it opens, moves or scrolls by them. */
const ownArrows = `${typing}, [role="combobox"], [role="tab"], [data-scrolls]`;

/**
 * What a key press asks for; null while somebody types, in or behind a dialog or an open menu, and for what browsers and
 * helpers mean by it.
 */
export const actOf = (pressed: Pressed): DeskAct | null => {
  const { key, target } = pressed;
  const isOthers = pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing;
  if (isOthers || pressed.defaultPrevented || document.querySelector('.MuiModal-root:not([aria-hidden="true"])')) {
    return null;
  }
  const element = target instanceof Element ? target : null;
  if (element?.closest(typing)) {
    return null;
  }
  const arrow = arrows[key];
  if (arrow) {
    return element?.closest(ownArrows) ? null : arrow;
  }
  return acts[key] ?? acts[key.toLowerCase()] ?? null;
};
