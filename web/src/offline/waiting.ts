import { useSyncExternalStore } from 'react';
import type { Waiting } from './waiting-entry.js';

/** What this device is up to. */
interface Device {
  isOffline: boolean;
  /** Answers on the screen come from this device; since when the oldest of them was kept. */
  keptSince?: string;
  /** Takes the new version of the site. */
  update?: () => void;
  /** Puts the site on the home screen. */
  install?: () => void;
  /** What waits of who is signed in, oldest first. */
  waiting: readonly Waiting[];
  /** How much waits while nobody is signed in. */
  waitsForSignIn: number;
}

const nothing: Device = { isOffline: false, waiting: [], waitsForSignIn: 0 };
let device = nothing;
const listeners = new Set<() => void>();

/** Kept up to date by `offline/`, which is loaded once the page is at rest. */
export const deviceStore = {
  current: (): Device => device,
  set: (changes: Partial<Device>): void => {
    device = { ...device, ...changes };
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** What this device is up to; nothing on the server and while its page is taken over. */
export const useDevice = (): Device => useSyncExternalStore(deviceStore.subscribe, deviceStore.current, () => nothing);

/** What waits for a job, of one kind of act or of several. */
export const useWaitingFor = (jobId: number, kinds: readonly Waiting['kind'][]): Waiting | undefined =>
  useDevice().waiting.find((entry) => entry.jobId === jobId && kinds.includes(entry.kind));

/** Whether it is still to be sent. */
export const isToBeSent = ({ state }: Waiting): boolean => state === 'waiting' || state === 'signIn';
