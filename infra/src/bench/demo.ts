import { buildDemoData } from '../seed/demo-data.js';

/** The demo data as of now: what benchmarks ask for and post. */
export const demo = buildDemoData({ now: new Date() });
