import type { AppRoute } from './route.js';

/** Screens of the super admin. */
export const adminRoutes: readonly AppRoute[] = [];
