import { Skeletons } from './query-state.js';

/** Stands in for a screen whose code is on its way. */
export const PageSkeleton = () => (
  <div className="page-width page-skeleton">
    <div />
    <Skeletons count={3} height={160} />
  </div>
);
