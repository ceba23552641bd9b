import { clsx } from 'clsx';

/** A surface woven with the motif of the product, in one of the looks of `bilum.styles.ts`. */
export const Bilum = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={clsx('bilum', className)} />
);
