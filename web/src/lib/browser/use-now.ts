import { useState } from 'react';

let pageTime: Date | undefined;

/** The time for which the page is being rendered; undefined lets it pass again. Server and first client render must agree. */
export const fixNow = (time: Date | undefined): void => {
  pageTime = time;
};

/** The time at which a screen was first shown, so that its labels do not change while it is read. */
export const useNow = (): Date => useState(() => pageTime ?? new Date())[0];
