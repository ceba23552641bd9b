import { useState } from 'react';

/** `crypto.randomUUID` is missing where the site is reached by plain http. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Tells the server that a call is the one that it may have had already (decision W12). */
interface IdempotencyKey {
  readonly value: string;
  /** Call once something was created: the next call is a new one. */
  renew: () => void;
}

const createKey = (): IdempotencyKey => {
  let value = randomKey();
  return {
    get value() {
      return value;
    },
    renew: () => {
      value = randomKey();
    },
  };
};

/** The key of a form for as long as it is open: pressed again after a time-out, it creates nothing twice. */
export const useIdempotencyKey = (): IdempotencyKey => useState(createKey)[0];
