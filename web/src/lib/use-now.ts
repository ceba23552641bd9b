import { useState } from 'react';

/** The time at which a screen was first shown, so that its labels do not change while it is read. */
export const useNow = (): Date => useState(() => new Date())[0];
