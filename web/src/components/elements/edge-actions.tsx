import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface EdgeActionsProps {
  className?: string;
  children: ReactNode;
}

/** Small text buttons at the edge of a card: their words, not the room around them, line up with what stands above. */
export const EdgeActions = ({ className, children }: EdgeActionsProps) => (
  <div className={clsx('edge-actions', className)}>{children}</div>
);
