import type { GuardRule } from './guard/guard.js';
import type { LazyPage } from '../components/feedback/lazy-part.js';

/** One row of the route table (spec §2). Several paths may show the same screen. */
export interface AppRoute {
  paths: readonly string[];
  page: LazyPage;
  /** Missing for screens that everybody may see. */
  guard?: GuardRule;
}
