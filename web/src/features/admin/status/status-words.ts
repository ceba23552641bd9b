import type { ShownPart } from '@workboard/contracts';
import type { StatusTone } from '../../../theme/palette.js';
import { capitalise } from '../../../lib/text/text.js';

export const stateChips: Record<ShownPart['state'], { label: string; tone: StatusTone }> = {
  up: { label: 'Up', tone: 'hired' },
  degraded: { label: 'Degraded', tone: 'interviewing' },
  down: { label: 'Down', tone: 'rejected' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

const ownNames: Record<string, string> = { files: 'File store', redis: 'Redis', email: 'Mail', sms: 'SMS' };
/** `jobs-worker` reads `Jobs worker`. */
export const partLabel = (name: string): string => ownNames[name] ?? capitalise(name.replaceAll(/[-.]/g, ' '));

/** `42 s`, `7 min`, `3 h`; a dash for what is not known. */
export const formatAge = (seconds: number | null): string => {
  if (seconds === null) {
    return '–';
  }
  if (seconds < 120) {
    return `${seconds} s`;
  }
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
};
