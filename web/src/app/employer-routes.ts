import type { AppRoute } from './route.js';

/** Screens of employers. */
export const employerRoutes: readonly AppRoute[] = [];
