import type { AppRoute } from './route.js';

/** What visitors see. */
export const publicRoutes: readonly AppRoute[] = [];
