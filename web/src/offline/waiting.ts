import { useState, useSyncExternalStore } from 'react';
import { isRoomHeld } from './device-room.js';
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
  /** False as long as it had something to say on the last page, and has not looked yet whether it still has. */
  isSettled: boolean;
}

const nothing: Device = { isOffline: false, waiting: [], waitsForSignIn: 0, isSettled: true };
let device: Device = { ...nothing, isSettled: !isRoomHeld() };
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

/** What is held back for it is shown after this at the latest, in milliseconds: its code may be lost. */
const patienceMs = 4000;
if (!device.isSettled) {
  setTimeout(() => deviceStore.set({ isSettled: true }), patienceMs);
}

/**
 * Whether to hold back what would move under a finger when this device says what it is up to. What the server drew is there
 * already and stays.
 */
export const useIsHeldBack = (): boolean => {
  const { isSettled } = useDevice();
  const [wasSettled] = useState(isSettled);
  return !wasSettled && !isSettled;
};

/** What waits for a job, of one kind of act or of several. */
export const useWaitingFor = (jobId: number, kinds: readonly Waiting['kind'][]): Waiting | undefined =>
  useDevice().waiting.find((entry) => entry.jobId === jobId && kinds.includes(entry.kind));

/** Whether it is still to be sent. */
export const isToBeSent = ({ state }: Waiting): boolean => state === 'waiting' || state === 'signIn';
