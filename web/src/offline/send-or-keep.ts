import { again } from '../lib/loading/again.js';
import { isUnanswered } from '../lib/api/api.js';
import { isSharedDevice } from '../lib/browser/shared-device.js';
import type { Waiting } from './waiting-entry.js';

/** What a call answers that now waits on this device. */
export const waits = Symbol('waits');

/**
 * Makes a call; when no answer comes, the call waits on this device and is made once the line is back. Where the device
 * cannot keep it, or is not the person's own (decision P90), the failure stays one.
 */
export const sendOrKeep = async <T>(
  send: () => Promise<T>,
  entry: Omit<Waiting, 'at' | 'state'>,
): Promise<T | typeof waits> => {
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error) || !('indexedDB' in globalThis) || isSharedDevice()) {
      throw error;
    }
    try {
      const { enqueue } = await again(() => import('./queue.js'));
      await enqueue({ ...entry, at: new Date().toISOString(), state: 'waiting' });
    } catch {
      throw error;
    }
    return waits;
  }
};
