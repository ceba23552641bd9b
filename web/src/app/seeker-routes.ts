import type { AppRoute } from './route.js';

/** Screens of job seekers, and those they share with employers. */
export const seekerRoutes: readonly AppRoute[] = [];
